export const favouriteButtonCopy = {
  add: "お気に入りに追加",
  remove: "お気に入りから外す",
  addOf: (name: string) => `${name}をお気に入りに追加する`,
  removeOf: (name: string) => `${name}をお気に入りから外す`,
} as const;
