export const invalidChannelCopy = {
  /** [error.invalid-channel-page] In English, since nobody knows whose shop was meant. */
  text: "Page Not Found",
};
