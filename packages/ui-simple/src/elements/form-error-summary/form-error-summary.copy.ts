export const errorSummaryCopy = {
  title: (count: number) => (count > 0 ? `入力内容に${count}件の不備があります` : "送信できませんでした"),
  entry: (label: string, message: string) => (message.startsWith(label) ? message : `${label}：${message}`),
};
