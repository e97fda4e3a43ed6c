/**
 * Hides the messages that this browser has dismissed [message.dismiss] before the first paint. The server renders all
 * messages, and without this the page would shift when hydration removes them. The server writes this function into the
 * page as text, so it uses nothing from outside.
 * @param key of `storedHiddenMessages` in localStorage
 * @param version of `storedHiddenMessages`
 */
export function hideDismissedMessages(key: string, version: number): void {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (stored.version !== version) return;
    const sheet = new CSSStyleSheet();
    for (const [code, updatedAt] of Object.entries(stored.value)) {
      const message = `[data-message="${CSS.escape(code)}"][data-updated-at="${CSS.escape(String(updatedAt))}"]`;
      sheet.insertRule(`${message} { display: none; }`);
    }
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Without readable storage, all messages stay visible.
  }
}
