/** [form.placeholders] A sample of what a field takes, by the field's name on the wire. */
export const placeholders = {
  postal_code: "1234567",
  ccNumber: "12345678901234",
  ccName: "TARO YAMADA",
  ccExpiration: "203012",
  securityCode: "123",
  /** Of an inquiry. */
  body: "例：〇〇の入荷予定を教えてください。",
  cancel_reason: "例：注文する商品を間違えたため",
} as const;
