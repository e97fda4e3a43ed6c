import { cardFields } from "./fields/card.ts";
import { deliveryWishFields } from "./fields/cart.ts";
import { giftReceiverFields } from "./fields/gift.ts";
import { catalogFields, contactFields, corporateFields, inquiryReplyFields } from "./fields/inquiry.ts";
import {
  oneTimeCodeFields,
  passwordFields,
  passwordReminderFields,
  passwordResetFields,
  passwordResetWithAnswerFields,
  securityQuestionFields,
  usernameReminderFields,
  usernameResetFields,
  usernameResetWithAnswerFields,
} from "./fields/login.ts";
import { embroideryFields, measurementFields } from "./fields/measurement.ts";
import { memorialFields } from "./fields/memorial.ts";
import { memoFields } from "./fields/order.ts";
import { productRequestFields } from "./fields/product-request.ts";
import { receiptFields } from "./fields/receipt.ts";
import { reviewFields } from "./fields/review.ts";
import { periodFields } from "./fields/search.ts";
import { formSchema } from "./form-schema.ts";
import { describe, expect, test } from "vitest";
import { errorsOf, person } from "./errors-of.fixture.ts";

describe("questions to the shop", () => {
  const question = { name: "山田　花子", email: "hanako@example.jp", category: "delivery", body: "いつ届きますか。" };

  test("contact: kana and phone are optional, but are checked", () => {
    expect(formSchema(contactFields).validateSync(question)).toEqual({
      ...question,
      kana: null,
      tel: null,
      order_no: null,
    });
    expect(errorsOf(contactFields, { kana: "山", tel: "1" })).toEqual({
      name: "氏名を入力してください",
      kana: "フリガナは全角カタカナで入力してください",
      email: "メールアドレスを入力してください",
      tel: "電話番号のフォーマットで入力してください",
      category: "お問い合わせの種類を選択してください",
      body: "お問い合わせ内容を入力してください",
    });
  });

  test("[students.variant] [valid.corporate-kana] [valid.company] corporate: the contact's kana is not required, the company is", () => {
    const corporate = {
      corporation: "のれん株式会社",
      name: "山田",
      email: "a@example.jp",
      tel: "0312345678",
      body: "お見積り",
    };
    expect(formSchema(corporateFields).validateSync(corporate)).toMatchObject({
      ...corporate,
      kana: null,
      department: null,
      delivery: null,
      payment: null,
    });
    expect(
      errorsOf(corporateFields, {
        ...corporate,
        corporation: "",
        kana: "かな漢字",
        url: "example",
        delivery: "4",
        postal_code: "1",
      }),
    ).toEqual({
      corporation: "会社名を入力してください",
      kana: "ご担当者名フリガナは全角カタカナで入力してください",
      url: "ホームページURLはURLの形式で入力してください。例：https://www.example.co.jp",
      delivery: "配送方法を選択してください",
      postal_code: "郵便番号の形式で入力してください。例：123-4567",
    });
    expect(
      errorsOf(corporateFields, {
        ...corporate,
        url: "https://www.example.co.jp/a",
        delivery: "3",
        payment: "1",
      }),
    ).toEqual({});
    expect(errorsOf(corporateFields, { ...corporate, corporation: "あ".repeat(251) })).toEqual({
      corporation: "会社名は250文字以内で入力してください",
    });
  });

  test("catalogue requests", () => {
    const order = { ...person, catalog: "spring", quantity: "２" };
    expect(formSchema(catalogFields).validateSync(order)).toMatchObject({ catalog: "spring", quantity: 2 });
    for (const quantity of ["", "0", "11", "1.5", "x"])
      expect(errorsOf(catalogFields, { ...order, quantity })).toEqual({ quantity: "冊数を選択してください" });
  });
});

describe("cards, codes and passwords", () => {
  test("a card's fields as the payment service takes them", () => {
    const typed = {
      ccNumber: "４１１１ 1111-1111-1111",
      ccName: "ＨＡＮＡＫＯ　ＹＡＭＡＤＡ",
      ccExpiration: "203012",
      securityCode: "１２３",
    };
    expect(formSchema(cardFields).validateSync(typed)).toEqual({
      ccNumber: "4111111111111111",
      ccName: "HANAKO YAMADA",
      ccExpiration: "203012",
      securityCode: "123",
    });
    expect(
      errorsOf(cardFields, { ccNumber: "4111", ccName: "山田", ccExpiration: "203013", securityCode: "12" }),
    ).toEqual({
      ccNumber: "カード番号は半角数字14〜16桁で入力してください",
      ccName: "カード名義は半角英字で入力してください",
      ccExpiration: "有効期限はYYYYMMの形式で入力してください。例：203012",
      securityCode: "セキュリティコードは半角数字3〜4桁で入力してください",
    });
    expect(Object.keys(errorsOf(cardFields, {}))).toHaveLength(4);
  });

  test("a one-time code has six digits", () => {
    expect(formSchema(oneTimeCodeFields).validateSync({ code: "１２３ 456" })).toEqual({ code: "123456" });
    expect(errorsOf(oneTimeCodeFields, { code: "12345" })).toEqual({
      code: "確認コードは半角数字6桁で入力してください",
    });
  });

  test("a new password follows the rules, the current one is only required", () => {
    expect(errorsOf(passwordFields, { current_password: "x", password: "abcd1234" })).toEqual({});
    expect(errorsOf(passwordFields, { current_password: "", password: "abcdefgh" })).toEqual({
      current_password: "現在のパスワードを入力してください",
      password: expect.stringMatching(/^新しいパスワードには半角の英字と数字を/) as string,
    });
  });

  test("[reminder.flow] the answer is required if a question exists", () => {
    expect(errorsOf(passwordReminderFields, {})).toEqual({
      username: "メールアドレスまたはログインIDを入力してください",
    });
    expect(errorsOf(usernameReminderFields, { email: "x" })).toEqual({
      email: "メールアドレスの形式をご確認ください。例：hanako@example.jp",
    });
    const unanswered = { answer: "秘密の質問の答えを入力してください" };
    expect(errorsOf(passwordResetWithAnswerFields, { password: "abcd1234" })).toEqual(unanswered);
    expect(errorsOf(usernameResetWithAnswerFields, {})).toEqual(unanswered);
    expect(formSchema(usernameResetFields).validateSync({ username: "" })).toEqual({ username: null });
    expect(formSchema(usernameResetFields).validateSync({ username: "ｈａｎａｋｏ" })).toEqual({ username: "hanako" });
    expect(formSchema(passwordResetFields).validateSync({ password: "abcd1234", answer: "ポチ" })).toEqual({
      password: "abcd1234",
    });
    expect(errorsOf(passwordResetFields, { password: "abc" })).toHaveProperty("password");
  });

  test("a security question is one of four, with its answer", () => {
    expect(formSchema(securityQuestionFields).validateSync({ question_ct: "4", answer: " 寿司 " })).toEqual({
      question_ct: 4,
      answer: "寿司",
    });
    expect(errorsOf(securityQuestionFields, { question_ct: "5" })).toEqual({
      question_ct: "秘密の質問を選択してください",
      answer: "秘密の質問の答えを入力してください",
    });
  });
});

describe("a member's own data", () => {
  test("[memorial.shape] a memorial day is a day of the calendar", () => {
    const day = { target_user_name: "母", division_ct: "1", name: "誕生日", month: "２", date: "29", call: "" };
    expect(formSchema(memorialFields).validateSync(day)).toEqual({
      target_user_name: "母",
      division_ct: 1,
      name: "誕生日",
      month: 2,
      date: 29,
      call: null,
    });
    expect(errorsOf(memorialFields, { ...day, date: "30" })).toEqual({
      date: "その月にない日付です。別の日を選択してください",
    });
    expect(errorsOf(memorialFields, { ...day, month: "" })).toEqual({ month: "月を選択してください" });
    expect(errorsOf(memorialFields, { ...day, month: "13" })).toHaveProperty("month");
  });

  test("[valid.decimal] measurements have one decimal place", () => {
    expect(formSchema(measurementFields).validateSync({ height: "１６０．５", weight: "" })).toMatchObject({
      height: 160.5,
      weight: null,
    });
    expect(errorsOf(measurementFields, { height: "160.55", waist: "x" })).toEqual({
      height: "身長は小数点第1位までの数値を入力してください",
      waist: "ウエストは小数点第1位までの数値を入力してください",
    });
  });

  test("[valid.required-without-all] at least one measurement is required, within the range of a body", () => {
    expect(errorsOf(measurementFields, {})).toEqual({ height: "いずれかは必須項目です" });
    expect(formSchema(measurementFields).isValidSync({ inseam: "80" })).toBe(true);
    for (const height of ["0", "-1", "300.1"]) {
      expect(errorsOf(measurementFields, { height })).toEqual({ height: "身長は1から300までの数値で入力してください" });
    }
  });

  test("embroidery, gifts, reviews, replies, memos and receipts", () => {
    expect(errorsOf(embroideryFields, { text: "あ".repeat(11), color: "navy", position: "chest" })).toEqual({
      text: "刺繍の文字は10文字以内で入力してください",
    });
    expect(
      formSchema(deliveryWishFields).validateSync({ delivery_at: "2026/12/24", delivery_timezone_key: "" }),
    ).toEqual({
      delivery_at: "2026-12-24",
      delivery_timezone_key: null,
    });
    expect(
      formSchema(reviewFields).validateSync({ rating: "5", title: "", body: " よい \r\n品です ", nickname: "はな" }),
    ).toEqual({
      rating: 5,
      title: null,
      body: "よい \n品です",
      nickname: "はな",
    });
    expect(errorsOf(reviewFields, { rating: "6", body: "あ".repeat(2001), title: "あ".repeat(51) })).toEqual({
      rating: "評価を選択してください",
      title: "タイトルは50文字以内で入力してください",
      body: "レビューは2000文字以内で入力してください",
      nickname: "ニックネームを入力してください",
    });
    expect(errorsOf(inquiryReplyFields, { body: " " })).toEqual({ body: "返信内容を入力してください" });
    expect(errorsOf(memoFields, {})).toEqual({ body: "メモを入力してください" });
    expect(
      formSchema(receiptFields).validateSync({ addressee: "のれん株式会社", honorific: "onchu", proviso: "お品代" }),
    ).toEqual({
      addressee: "のれん株式会社",
      honorific: "onchu",
      proviso: "お品代",
    });
    expect(errorsOf(receiptFields, { honorific: "dono" })).toEqual({
      addressee: "宛名を入力してください",
      honorific: "敬称を選択してください",
      proviso: "但し書きを入力してください",
    });
    expect(errorsOf(giftReceiverFields, { message: "あ".repeat(301) })).toEqual({
      receiver_name: "贈るお相手のお名前を入力してください",
      sender_name: "あなたのお名前を入力してください",
      message: "メッセージは300文字以内で入力してください",
    });
  });

  test("a product request: the quantity is optional", () => {
    const wish = { product_name: "青磁の急須" };
    expect(formSchema(productRequestFields).validateSync({ ...wish, quantity: "１，０００" })).toMatchObject({
      quantity: 1000,
    });
    expect(formSchema(productRequestFields).validateSync({ ...wish, quantity: " " })).toEqual({
      ...wish,
      maker_name: null,
      quantity: null,
      note: null,
    });
    expect(errorsOf(productRequestFields, { quantity: "0" })).toEqual({
      product_name: "商品名を入力してください",
      quantity: "ご希望の数量は1以上で入力してください",
    });
    expect(errorsOf(productRequestFields, { ...wish, quantity: "1.5" })).toEqual({
      quantity: "ご希望の数量は整数で入力してください",
    });
    expect(errorsOf(productRequestFields, { ...wish, quantity: "10000" })).toEqual({
      quantity: "ご希望の数量は9999以下で入力してください",
    });
  });

  test("[valid.min-date] a period ends on or after its beginning", () => {
    expect(errorsOf(periodFields, { from: "2026/2/1", to: "2026/1/31" })).toEqual({
      to: "参照終了日は参照開始日より大きです。",
    });
    expect(formSchema(periodFields).validateSync({ from: "2026/2/1", to: "2026/2/1" })).toEqual({
      from: "2026-02-01",
      to: "2026-02-01",
    });
  });
});
