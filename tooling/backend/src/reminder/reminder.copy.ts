/** Error messages of reminders. */
export const reminderCopy = {
  answerMissing: "秘密の質問の答えを入力してください。",
  answerWrong: "秘密の質問の答えが正しくありません。",
  rateLimited:
    "操作が続いたため、一時的に受付を停止しています。すでにメールが届いている場合は、そのリンクをご利用いただくか、しばらくしてからもう一度お試しください。",
} as const;
