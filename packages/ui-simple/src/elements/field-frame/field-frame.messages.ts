export const fieldMessages = { required: "必須" };
