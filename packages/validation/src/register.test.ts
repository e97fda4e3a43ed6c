import {
  clientRegistrationFields,
  corporateRegistrationFields,
  profileFields,
  registrationFields,
} from "./fields/user.ts";
import { formSchema } from "./form-schema.ts";
import { emptyValues } from "./form-values.ts";
import { describe, expect, test } from "vitest";
import { errorsOf, person } from "./errors-of.fixture.ts";

const registration = { ...emptyValues(registrationFields), ...person, password: "abcd1234", is_agreed: true };

describe("registration", () => {
  test("normalises typed values to what the API accepts", () => {
    expect(formSchema(registrationFields).validateSync(registration)).toMatchObject({
      last_name_kana: "ヤマダ",
      first_name_kana: "ハナコ",
      postal_code: "1000001",
      address1: "千代田1-1",
      address2: null,
      phone_number: "0312345678",
      cell_phone_number: null,
      birthday: null,
      gender: null,
      is_receive_newsletter: 0,
    });
  });

  test("refuses emoji in names and addresses, which are printed", () => {
    const typed = { ...registration, last_name: "山田🌸", first_name: "花子❤️", city: "千代田区", address2: "🏠 302" };
    expect(errorsOf(registrationFields, typed)).toEqual({
      last_name: "姓に絵文字は使えません。絵文字を除いて入力してください",
      first_name: "名に絵文字は使えません。絵文字を除いて入力してください",
      address2: "マンション/ビル名等に絵文字は使えません。絵文字を除いて入力してください",
    });
    expect(errorsOf(registrationFields, { ...registration, last_name: "髙﨑", first_name: "𠮷" })).toEqual({});
  });

  test("refuses names of marks only, and stacked marks", () => {
    const typed = { ...registration, last_name: "\u0301", first_name: `花${"\u0301".repeat(9)}` };
    expect(errorsOf(registrationFields, typed)).toEqual({
      last_name: "姓を入力してください",
      first_name: "名に使用できない文字が含まれています",
    });
  });

  test("[valid.date-birth] a birthday is a day since 1900", () => {
    const errorsFor = (birthday: string) => errorsOf(registrationFields, { ...registration, birthday });
    for (const birthday of ["0001-01-01", "1899-12-31", "1899/1/1"])
      expect(errorsFor(birthday), birthday).toEqual({ birthday: "日付が無効です" });
    for (const birthday of ["1900-01-01", ""]) expect(errorsFor(birthday), birthday).toEqual({});
  });

  test("names every field that is missing", () => {
    expect(errorsOf(registrationFields, emptyValues(registrationFields))).toEqual({
      last_name: "姓を入力してください",
      first_name: "名を入力してください",
      last_name_kana: "セイを入力してください",
      first_name_kana: "メイを入力してください",
      email: "メールアドレスを入力してください",
      postal_code: "郵便番号を入力してください",
      prefecture: "都道府県を選択してください",
      city: "市区町村を入力してください",
      address1: "丁目/番地/号を入力してください",
      phone_number: "電話番号を入力してください",
      password: "パスワードを入力してください",
      is_agreed: "利用規約への同意が必要です",
    });
    expect(errorsOf(registrationFields, {})).toHaveProperty("is_agreed", "利用規約への同意が必要です");
  });

  test("[valid.company] [valid.department] [valid.orderer-password] a company needs its name of at most 250, the orderer and a password", () => {
    const company = { ...registration, company_name: "のれん株式会社" };
    expect(errorsOf(corporateRegistrationFields, company)).toEqual({});
    const empty = errorsOf(corporateRegistrationFields, { ...emptyValues(profileFields), password: "" });
    expect(empty).toMatchObject({
      company_name: "会社名を入力してください",
      last_name: "姓を入力してください",
      password: "パスワードを入力してください",
    });
    expect(empty).not.toHaveProperty("department");
    expect(
      errorsOf(corporateRegistrationFields, {
        ...company,
        company_name: "あ".repeat(250),
        department: "あ".repeat(250),
      }),
    ).toEqual({});
    expect(
      errorsOf(corporateRegistrationFields, {
        ...company,
        company_name: "あ".repeat(251),
        department: "あ".repeat(251),
      }),
    ).toEqual({
      company_name: "会社名は250文字以内で入力してください",
      department: "部署・役職は250文字以内で入力してください",
    });
  });

  test("[valid.client-form] the client's names are full width, its phones have at most 11 digits, its passwords 8 characters", () => {
    const typed = { ...registration, last_name: "Smith", first_name: "ﾊﾅｺ A" };
    expect(formSchema(clientRegistrationFields).validateSync(typed)).toMatchObject({
      last_name: "Ｓｍｉｔｈ",
      first_name: "ハナコ　Ａ",
    });
    expect(
      errorsOf(clientRegistrationFields, {
        ...registration,
        last_name: "é",
        phone_number: "090123456789",
        cell_phone_number: "090123456789",
      }),
    ).toEqual({
      last_name: "姓は全角文字で入力してください",
      phone_number: "電話番号のフォーマットで入力してください",
      cell_phone_number: "携帯電話番号は電話番号のフォーマットで入力してください",
    });
    expect(
      errorsOf(clientRegistrationFields, {
        ...registration,
        last_name_kana: "山田",
        postal_code: "123-456",
        password: "abc123",
      }),
    ).toEqual({
      last_name_kana: "セイは全角カタカナで入力してください",
      postal_code: "郵便番号の形式で入力してください。例：123-4567",
      password: "パスワードは8文字以上で入力してください",
    });
    for (const password of ["abcd1234", "a-b_c.d1"])
      expect(errorsOf(clientRegistrationFields, { ...registration, password })).toEqual({});
    for (const password of ["abcdefgh", "12345678", "abcd123!", "ａｂｃｄ１２３４"])
      expect(errorsOf(clientRegistrationFields, { ...registration, password })).toHaveProperty("password");
  });
});
