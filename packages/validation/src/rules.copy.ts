/**
 * The messages of the rules [valid.kana], and of required and length in the same tone.
 * `{field}` is the field's label, `{max}` and `{min}` the rule's figures.
 */
export const rulesCopy = {
  kana: "{field}は全角カタカナで入力してください",
  post: "{field}は郵便番号の形式で入力してください。例：123-4567",
  decimal: "{field}は小数点第{max}位までの数値を入力してください",
  tel: "{field}は電話番号のフォーマットで入力してください",
  required_without_all: "いずれかは必須項目です",
  half_width_alpha_num: "{field}は半角英数字で入力してください",
  date_birth: "日付が無効です",
  min_date: "参照終了日は参照開始日より大きです。",

  required: "{field}を入力してください",
  choose: "{field}を選択してください",
  max_length: "{field}は{max}文字以内で入力してください",
  min_length: "{field}は{min}文字以上で入力してください",
  max_value: "{field}は{max}以下で入力してください",
  min_value: "{field}は{min}以上で入力してください",
  between: "{field}は{min}から{max}までの数値で入力してください",
  full_width: "{field}は全角文字で入力してください",
  email: "{field}の形式をご確認ください。例：hanako@example.jp",
  password: "{field}には半角の英字と数字をどちらも含めてください。記号は「-」「_」「.」だけが使えます",
  number: "{field}は整数で入力してください",
  agreed: "利用規約への同意が必要です",
  digits: "{field}は半角数字{max}桁で入力してください",
  card_number: "{field}は半角数字{min}〜{max}桁で入力してください",
  card_name: "{field}は半角英字で入力してください",
  card_expiration: "{field}はYYYYMMの形式で入力してください。例：203012",
  url: "{field}はURLの形式で入力してください。例：https://www.example.co.jp",
  anniversary: "その月にない日付です。別の日を選択してください",
  price_range: "上限の価格は下限の価格以上にしてください",
  text: "{field}は文字で入力してください",
  one_line: "{field}は1行で入力してください",
  characters: "{field}に使用できない文字が含まれています",
  printable: "{field}に絵文字は使えません。絵文字を除いて入力してください",
} as const;

/** Names a field once whose label is the format's name: 「電話番号は電話番号の…」 becomes 「電話番号の…」. */
export const nameOnce = (message: string, label: string) => message.replace(`${label}は${label}の`, `${label}の`);

export type RuleMessage = keyof typeof rulesCopy;
