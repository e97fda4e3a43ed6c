export const resendCopy = {
  sent: "メールをもう一度お送りしました。",
  wait: (label: string, seconds: number) => `${label}（あと${seconds}秒）`,
};
