export const productCopy = { add: "カートに加える" };
