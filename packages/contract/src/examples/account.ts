import type { Answer, CallName } from "../calls.ts";
import { loginAnswer } from "../examples.ts";

const user: Answer<"getUser"> = {
  id: 5,
  code: "M00000005",
  username: "hanako@example.jp",
  is_registered_member: true,
  point: 1380,
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "ヤマダ",
  first_name_kana: "ハナコ",
  email: "hanako@example.jp",
  postal_code: "1500001",
  prefecture: "東京都",
  city: "渋谷区",
  address1: "神宮前1-2-3",
  address2: "のれんビル 302号室",
  phone_number: "0312345678",
  cell_phone_number: null,
  company_name: null,
  department: null,
  job: null,
  fax: null,
  birthday: "1988-04-12",
  gender: 2,
  is_receive_newsletter: 1,
  new_email: null,
  reminder: { question_ct: 1 },
  has_password_expired: false,
  has_mail_error_count_over: false,
};

const passkey: Answer<"createPasskey"> = {
  id: 3,
  name: "iPhone / Safari",
  created_at: "2026-11-02T01:20:00.000Z",
  last_used_at: "2026-11-19T11:12:00.000Z",
};

const passkeyRequest: Answer<"beginPasskeyLogin"> = {
  rpId: "localhost",
  challenge: "c".repeat(43),
  timeout: 300_000,
  userVerification: "required",
};

/** Example responses about accounts and logins by call; `examples.test.ts` checks them. */
export const accountExamples = {
  getUser: user,
  updateUser: { ...user, new_email: "hanako.y@example.jp" },
  createUser: { user: { ...user, point: 0 }, login: loginAnswer },
  verifyLogin: loginAnswer,
  resendLoginCode: {
    user_id: 5,
    is_registered_member: true,
    has_password_expired: false,
    has_mail_error_count_over: false,
    is_verify: true,
    verify_code: "v".repeat(43),
  },
  refresh: loginAnswer,
  unlockAccount: { result: true },
  syncLogin: { url: `http://fl1.localhost:3000/login_sync?token=${"s".repeat(43)}`, login: null },
  redirectToOauth: {
    url: `https://access.line.me/oauth2/v2.1/authorize?response_type=code&client_id=1234567890&state=line.${"s".repeat(43)}`,
  },
  completeOauth: {
    login: null,
    registration: { oauth_token: "r".repeat(43), email: "hanako@example.jp", last_name: "山田", first_name: "花子" },
  },
  beginPasskeyLogin: passkeyRequest,
  loginWithPasskey: loginAnswer,
  listPasskeys: { data: [passkey] },
  beginPasskey: {
    rp: { id: "localhost", name: "のれん" },
    user: { id: "u".repeat(43), name: "hanako@example.jp", displayName: "hanako@example.jp" },
    challenge: passkeyRequest.challenge,
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [{ id: "c2FtcGxl", type: "public-key", transports: ["internal"] }],
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  },
  createPasskey: passkey,
  renamePasskey: { ...passkey, name: "自宅のパソコン" },
  checkReminder: { type: "password", question_ct: 1 },
  resetReminder: { ...loginAnswer, username: "hanako@example.jp" },
  checkEmailVerify: { email: "hanako@example.jp", is_registered_member: true },
  restoreEmail: { email: "hanako@example.jp" },
  listLoginHistories: {
    data: [
      {
        id: 31,
        logged_in_at: "2026-11-19T11:12:00.000Z",
        method: "password",
        method_name: "パスワード",
        ip_address: "203.0.113.56",
        device_name: "iPhone / Safari",
        is_current: true,
      },
    ],
  },
} satisfies { [N in CallName]?: Answer<N> };
