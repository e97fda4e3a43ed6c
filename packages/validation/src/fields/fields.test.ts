import { describe, expect, test } from "vitest";
import { fieldGroups } from "../field-groups.fixture.ts";
import { formSchema } from "../form-schema.ts";
import { isPostalCode } from "../predicates.ts";
import { addressFields, postalCode } from "./address.ts";
import { cardFields } from "./card.ts";
import { post, tel } from "../rules.ts";
import { rulesCopy } from "../rules.copy.ts";
import type { ChoiceField, Field, Fields } from "./field.ts";
import { body, contactFields, corporateFields } from "./inquiry.ts";
import { securityQuestion } from "./login.ts";
import { cancelFields } from "./order.ts";
import { fullName, fullNameKana } from "./person.ts";
import { clientRegistrationFields, gender, newsletter, registrationFields } from "./user.ts";

describe("[labels.japanese] form labels", () => {
  test.each(fieldGroups)("%s has a Japanese label for each of its fields", (_, fields) => {
    for (const [name, { label }] of Object.entries(fields))
      expect(label, name).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  test("labels that the specification names have its text", () => {
    const labelsOf = (fields: Fields) => Object.values(fields).map(({ label }) => label);
    const { postal_code, prefecture, city, address1, address2 } = addressFields;
    expect(labelsOf({ fullName, fullNameKana, postal_code, prefecture, city, address1, address2 })).toEqual([
      "氏名",
      "フリガナ",
      "郵便番号",
      "都道府県",
      "市区町村",
      "丁目/番地/号",
      "マンション/ビル名等",
    ]);
    const { last_name, first_name, phone_number, cell_phone_number, email, password } = registrationFields;
    expect(labelsOf({ last_name, first_name, phone_number, cell_phone_number, email, password })).toEqual([
      "姓",
      "名",
      "電話番号",
      "携帯電話番号",
      "メールアドレス",
      "パスワード",
    ]);
    expect(labelsOf(cardFields)).toEqual(["カード番号", "カード名義", "有効期限", "セキュリティコード"]);
    expect([contactFields.name.label, contactFields.body.label]).toEqual(["氏名", "お問い合わせ内容"]);
    expect(Object.keys(corporateFields)).toEqual(
      expect.arrayContaining(
        "corporation corporation_kana department address establishment annual_sale capital employee_num business_type store_name business_hours business_holiday url delivery delivery_company payment order_no".split(
          " ",
        ),
      ),
    );
  });
});

describe("[constants.options] choices", () => {
  const valuesOf = ({ options }: ChoiceField) => options.map(({ value }) => value);
  const namesOf = ({ options }: ChoiceField) => options.map(({ label }) => label);

  test("have the specification's numbers", () => {
    expect(valuesOf(corporateFields.delivery)).toEqual([1, 2, 3]);
    expect(valuesOf(corporateFields.payment)).toEqual([1, 2, 3]);
    expect(valuesOf(securityQuestion)).toEqual([1, 2, 3, 4]);
    expect(valuesOf(newsletter)).toEqual([1, 0]);
    expect(valuesOf(gender)).toEqual([1, 2, 3, 4]);
  });

  test("have a name each", () => {
    expect(namesOf(newsletter)).toEqual(["受け取る", "受け取らない"]);
    expect(namesOf(gender)).toEqual(["男性", "女性", "その他", "回答しない"]);
    expect(namesOf(corporateFields.delivery)).toEqual(["大川配送", "店舗へ直送", "お客様へ直送"]);
    expect(namesOf(corporateFields.payment)[0]).toBe("銀行振込（前払い）");
    expect(namesOf(securityQuestion)[1]).toBe("母親の旧姓");
  });
});

test("[valid.company] [valid.department] [valid.client-form] lengths of fields", () => {
  const { company_name, department, password, phone_number } = clientRegistrationFields;
  expect([company_name.max, department.max, password.min]).toEqual([250, 250, 8]);
  expect(phone_number.rules.map(({ figures }) => figures)).toContainEqual({ max: 11 });
});

describe("[form.placeholders]", () => {
  const { ccNumber, ccName, ccExpiration, securityCode } = cardFields;

  test("have samples of 7 and 14 digits, an expiry as YYYYMM, a code of 3 digits, and text", () => {
    expect(postalCode.placeholder).toMatch(/^\d{7}$/);
    expect(ccNumber.placeholder).toMatch(/^\d{14}$/);
    expect(ccExpiration.placeholder).toMatch(/^20\d{2}(0[1-9]|1[0-2])$/);
    expect(securityCode.placeholder).toMatch(/^\d{3}$/);
    for (const { placeholder } of [body, cancelFields.cancel_reason]) expect(placeholder).toMatch(/^例：.+/);
  });

  test("every placeholder of a card and a postal code is what its field accepts", () => {
    const card = {
      ccNumber: ccNumber.placeholder,
      ccName: ccName.placeholder,
      ccExpiration: ccExpiration.placeholder,
      securityCode: securityCode.placeholder,
    };
    expect(formSchema(cardFields).validateSync(card)).toEqual(card);
    expect(isPostalCode(postalCode.placeholder ?? "")).toBe(true);
  });
});

test.each(fieldGroups)("every sample of %s is what its field accepts", (_, fields) => {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === "text")
      expect(formSchema({ [name]: field }).isValidSync({ [name]: field.sample }), name).toBe(true);
});

describe("hints match what is accepted", () => {
  /** Full-width spelling of ASCII. */
  const widen = (text: string) =>
    text
      .replace(/[!-~]/g, (sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) + 0xfee0))
      .replaceAll(" ", "\u3000");
  const accepts = (field: Field, text: string) => formSchema({ field }).isValidSync({ field: text });
  const texts = fieldGroups.flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === "text" ? [[`${group}.${name}`, field] as const] : [],
    ),
  );

  test.each(texts.filter(([, { placeholder }]) => placeholder))("%s accepts its placeholder", (_, field) => {
    expect(accepts(field, field.placeholder ?? "")).toBe(true);
  });

  test.each(texts)("%s accepts the examples of its messages", (_, field) => {
    for (const { message } of field.rules ?? []) {
      const example = /例：(.+)$/.exec(rulesCopy[message])?.[1];
      if (example !== undefined) expect(accepts(field, example), example).toBe(true);
    }
  });

  /** A password is taken as typed, and its hint says half width. */
  const normalised = texts.filter(([, { normalise, sample }]) => normalise && /^[ -~]+$/.test(sample));
  test.each(normalised)("%s accepts its sample in full width", (_, field) => {
    expect(accepts(field, widen(field.sample))).toBe(true);
  });

  const numbers = texts.filter(([, { rules = [] }]) => rules.includes(tel) || rules.includes(post));
  test.each(numbers)("%s accepts hyphens, as its help says", (_, field) => {
    const hyphenated = field.sample.replace(/^(\d{2,3})(\d{4})(\d{4})$|^(\d{3})(\d{4})$/, (_all, a, b, c, d, e) =>
      [a, b, c, d, e].filter(Boolean).join("-"),
    );
    for (const hyphen of ["-", "－", "ー", "‐"])
      expect(accepts(field, hyphenated.replaceAll("-", hyphen)), hyphen).toBe(true);
  });
});
