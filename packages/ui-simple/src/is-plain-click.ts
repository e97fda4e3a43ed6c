type Click = Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click on a link opens it in this tab, not in another one and not as a download. */
export const isPlainClick = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
