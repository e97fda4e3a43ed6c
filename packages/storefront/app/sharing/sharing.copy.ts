/** Names of a shop's feeds. */
export const sharingCopy = {
  newsFeed: (shop: string) => `${shop} お知らせ`,
  blogFeed: (shop: string) => `${shop} 読みもの`,
};
