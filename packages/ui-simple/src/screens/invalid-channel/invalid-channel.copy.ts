export const invalidChannelCopy = {
  /** [error.invalid-channel-page] In English, since the shop is unknown. */
  text: "Page Not Found",
};
