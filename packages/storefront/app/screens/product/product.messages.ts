export const productMessages = {
  added: "カートに入れました。",
  toCart: "カートを見る",
};
