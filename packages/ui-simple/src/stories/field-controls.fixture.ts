/** The controls that all fields have. */
export const fieldArgTypes = {
  label: { description: "欄の名前。名詞で書き、「〜を入力してください」とはしません。", control: "text" },
  required: { description: "必須の印を付けます。任意の欄には何も付けません。", control: "boolean" },
  help: { description: "入力の前に知ってほしい決まりや、尋ねる理由。一文で書きます。", control: "text" },
  error: { description: "直し方がわかる文。「不正な値です」とはしません。", control: "text" },
} as const;
