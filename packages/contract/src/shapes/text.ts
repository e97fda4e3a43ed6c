import * as v from "valibot";

const withoutControls = v.regex(
  // oxlint-disable-next-line no-control-regex -- control characters are what this refuses
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u,
  "使用できない文字が含まれています。",
);

/** Text of a person: trimmed, with no control characters, at least one and at most `max` characters. */
export const text = (max: number) =>
  v.pipe(
    v.string("文字で入力してください。"),
    v.trim(),
    v.minLength(1, "入力してください。"),
    v.maxLength(max, `${max}文字以内で入力してください。`),
    withoutControls,
  );

/** The same, but an empty text counts as none given (null). */
export const optionalText = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string("文字で入力してください。"),
        v.trim(),
        v.maxLength(max, `${max}文字以内で入力してください。`),
        withoutControls,
        v.transform((value) => (value === "" ? null : value)),
      ),
    ),
    null,
  );

/** A kana reading: full-width katakana, long vowel mark, spaces and punctuation [valid.kana]. */
export const kana = v.pipe(text(100), v.regex(/^[\u30A0-\u30FF\u3000 ・、。]+$/u, "全角カタカナで入力してください"));

/** Seven digits on the wire, without the hyphen that the page shows [postal.display-hyphen]. */
export const PostalCode = v.pipe(
  v.string("文字で入力してください。"),
  v.regex(/^\d{7}$/, "郵便番号の形式で入力してください。例：123-4567"),
);

/** 10 or 11 digits from 0 on, without hyphens [valid.tel]. */
export const PhoneNumber = v.pipe(
  v.string("文字で入力してください。"),
  v.regex(/^0\d{9,10}$/, "電話番号のフォーマットで入力してください"),
);

/** Wider than RFC 5321: Japan's carriers gave out names with dots side by side and at the end. */
export const Email = v.pipe(
  v.string("文字で入力してください。"),
  v.trim(),
  v.maxLength(254, "254文字以内で入力してください。"),
  v.regex(/^[\w.+-]+@[\da-z]+(?:(?:\.|-+)[\da-z]+)*\.[a-z]{2,}$/i, "メールアドレスの形式で入力してください。"),
);

/** The six digits of a mailed code. */
export const OneTimeCode = v.pipe(
  v.string("文字で入力してください。"),
  v.regex(/^\d{6}$/, "6桁の半角数字で入力してください。"),
);

/** At least 8 characters, half-width letters combined with digits; - _ . allowed [limits.lengths]. */
export const NewPassword = v.pipe(
  v.string("文字で入力してください。"),
  v.minLength(8, "8文字以上で入力してください。"),
  v.maxLength(128, "128文字以内で入力してください。"),
  v.regex(
    /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d._-]+$/,
    "半角英字と半角数字を組み合わせて入力してください。記号は - _ . が使えます。",
  ),
);

/** A day in Japan, `YYYY-MM-DD`, that the calendar has; there is no year 0. */
export const DateOnly = v.pipe(
  v.string(),
  v.isoDate("日付が無効です"),
  v.check(
    (day) => !day.startsWith("0000") && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    "日付が無効です",
  ),
);

/** A moment, ISO 8601 with `Z` or an offset. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

/** Whole yen. */
export const Yen = v.pipe(v.number(), v.integer());

/** The consumption tax rates in force, per cent; 8 is the reduced rate (軽減税率). */
export const TaxRate = v.picklist([8, 10]);
export type TaxRate = v.InferOutput<typeof TaxRate>;
