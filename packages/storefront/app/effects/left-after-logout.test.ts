// @vitest-environment jsdom
import { guest } from "@noren/api";
import { loginAnswer } from "@noren/contract/examples";
import type { SessionEvent } from "@noren/domain/session";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { createAppStore } from "../state/store.ts";
import { contactStorage } from "../storage/contact-storage.ts";
import { giftStorage } from "../storage/gift-storage.ts";
import { loginAttemptStorage } from "../storage/login-attempt-storage.ts";
import { oauthRegistrationStorage, oauthReturnStorage } from "../storage/oauth-storage.ts";
import { passkeyOfferStorage } from "../storage/passkey-offer-storage.ts";
import { prefectureStorage } from "../storage/prefecture-storage.ts";
import { searchStorage } from "../storage/search-storage.ts";
import { shopStorage } from "../storage/shop-storage.ts";
import { trackingStorage } from "../storage/tracking-storage.ts";
import { createEffects } from "./effects.ts";
import { openBrowser } from "./open-browser.ts";

afterEach(async () => {
  // A login loads what joins the guest's favourites.
  await vi.dynamicImportSettled();
  localStorage.clear();
  sessionStorage.clear();
});

const registration = { type: "line", oauth_token: "t", email: "a@b.example", last_name: "山田", first_name: "花子" };

const openShop = () =>
  createAppStore({
    api: { origin: "https://shop.test", headers: {}, fetch: () => Promise.reject(new TypeError()), auth: guest },
    effects: createEffects({ ...openBrowser("noren"), navigate: () => undefined }),
  });

/** A shop in which a member is logged in, and everything is stored that a browser may store. */
function openFullShop() {
  const store = openShop();
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: Date.now() }));
  const shop = shopStorage("noren");
  shop.cartToken.write("cart");
  shop.cartChange.write(1);
  shop.orderedCart.write({ token: "ordered", expiresAt: 1 });
  shop.hiddenMessages.write({});
  shop.favourites.write([1]);
  shop.drafts.write({ "/mypage/address/add": { last_name: "山田" } });
  const tracking = trackingStorage("noren");
  tracking.consent.write({ allowed: [], refused: [] });
  tracking.purchase.write({ order_no: "1", value: 1, tax: 0, carriage: 0, coupon: null, items: [] });
  tracking.reportedOrder.write("1");
  tracking.seenPopups.write({});
  passkeyOfferStorage("noren").write(true);
  prefectureStorage("noren").write(13);
  searchStorage("noren").write(["急須"]);
  contactStorage("noren").write({ steps: { status: "complete" }, memberId: 1, inquiryKey: "K" });
  giftStorage("noren").write({ status: "choosing", token: "gift" });
  loginAttemptStorage("noren").write({ user_id: 1, verify_code: "c", sentAt: 1, isSync: false });
  oauthReturnStorage("noren").write("/mypage");
  oauthRegistrationStorage("noren").write(registration);
  return store;
}

const storedNames = () =>
  [localStorage, sessionStorage].map((storage) =>
    Object.keys(storage)
      .map((key) => key.replace("noren:", ""))
      .toSorted(),
  );

const OF_NOBODY = [
  "cart-change",
  "consent",
  "favourites",
  "hidden-messages",
  "passkey-offer",
  "prefecture",
  "seen-popups",
];

test("a logout leaves nothing personal in the browser", () => {
  openFullShop().dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" }));
  expect(storedNames()).toEqual([OF_NOBODY, []]);
});

test("a logout in another tab leaves nothing personal; the other tab deletes the token of the cart", () => {
  openFullShop().dispatch(sessionEvent({ type: "session/loggedOut", cause: "elsewhere" }));
  expect(storedNames()).toEqual([["cart-change", "cart-token", ...OF_NOBODY.slice(1)], []]);
});

test("an expired session keeps what the member was writing, but no registration", () => {
  openFullShop().dispatch(sessionEvent({ type: "session/loggedOut", cause: "rejected" }));
  expect(storedNames()[1]).toEqual(["contact", "gift", "login-attempt", "oauth-return"]);
});

const begins: SessionEvent[] = [
  { type: "session/loginSucceeded", answer: loginAnswer, now: 1 },
  {
    type: "session/credentialsAdopted",
    credentials: {
      access_token: "t",
      expiresAt: null,
      user_id: 1,
      is_registered_member: true,
      has_password_expired: false,
      has_mail_error_count_over: false,
      is_manager_login: false,
    },
  },
];

test.each(begins)("a registration begun at an outside service ends with $type", (event) => {
  oauthRegistrationStorage("noren").write(registration);
  openShop().dispatch(sessionEvent(event));
  expect(storedNames()[1]).toEqual([]);
});
