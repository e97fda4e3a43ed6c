export const productCopy = {
  added: "カートに入れました。",
  toCart: "カートを見る",
};
