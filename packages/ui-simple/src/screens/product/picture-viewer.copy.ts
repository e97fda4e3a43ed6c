export const pictureViewerCopy = {
  title: "商品の写真",
  close: "閉じる",
  previous: "前の写真",
  next: "次の写真",
  zoomIn: "さらに拡大する",
  zoomOut: "全体を表示する",
  position: (current: number, total: number) => `${current}／${total}`,
};
