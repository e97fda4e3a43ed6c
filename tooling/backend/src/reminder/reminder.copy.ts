/** Error messages of reminders. */
export const reminderCopy = {
  answerMissing: "秘密の質問の答えを入力してください。",
  answerWrong: "秘密の質問の答えが正しくありません。",
} as const;
