/** What the login answers by itself. */
export const loginCopy = {
  codeUnavailable:
    "確認コードによるログインは、このショップではまだご利用いただけません。お手数ですが、店舗までお問い合わせください。",
} as const;
