export const guestFavouritesCopy = {
  stored: "お気に入りをこのブラウザーに保存しました。",
  storedHint: "ログインすると、会員情報に引き継がれます。",
  full: (max: number) => `お気に入りに保存できるのは${max}点までです。`,
  fullHint: "ログインすると、続けて保存できます。",
  notStored: "このブラウザーにはお気に入りを保存できませんでした。",
  notStoredHint: "ログインすると保存できます。",
  login: "ログイン",
};
