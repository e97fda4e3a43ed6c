/** [error.channel] The API's message for a channel that does not exist. */
export const CHANNEL_MISSING = "チャネルが存在しない";
