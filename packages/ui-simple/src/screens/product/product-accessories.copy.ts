export const productAccessoriesCopy = { title: "ご一緒にいかがですか" };
