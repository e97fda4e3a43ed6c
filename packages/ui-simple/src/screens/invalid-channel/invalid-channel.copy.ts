export const invalidChannelCopy = {
  /** Spec 2: in English, since nobody knows whose shop was meant. */
  text: "Page Not Found",
};
