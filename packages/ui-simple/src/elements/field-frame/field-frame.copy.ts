export const fieldCopy = { required: "必須" };
