export const productAccessoriesCopy = { title: "ごいっしょにいかがですか" };
