export const emptyPasswordReminder = { username: "" };
export const emptyUsernameReminder = { email: "" };
export const emptyPasswordReset = { password: "" };
export const emptyPasswordResetWithAnswer = { password: "", answer: "" };
export const emptyUsernameReset = { answer: "" };
