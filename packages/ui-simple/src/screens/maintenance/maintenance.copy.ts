export const maintenanceCopy = {
  title: "メンテナンス中",
  text: "ただいまメンテナンス中です。",
  hint: "ご不便をおかけしております。しばらく時間をおいてから、もう一度お越しください。",
  /** `time` as YYYY.MM.DD H:mm. */
  until: (time: string) => `${time} ごろに再開する予定です。`,
  retry: "再読み込みする",
};
