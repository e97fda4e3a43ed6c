/** [error.channel] The API's own words by which a storefront knows that the channel does not exist. */
export const CHANNEL_MISSING = "チャネルが存在しない";
