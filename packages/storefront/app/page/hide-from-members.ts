/**
 * Hides what only guests see on a public page until the session is known, if this browser has a member. The server renders
 * the page for guests, and without this the page would shift when a member's parts join it. The style ends by itself, for a
 * page whose scripts fail. The server writes this function into the page as text, so it uses nothing from outside.
 * @param key of `storedKnowsMember` in localStorage
 */
export function hideFromMembers(key: string): void {
  try {
    if (localStorage.getItem(key) === null) return;
    const sheet = new CSSStyleSheet();
    sheet.insertRule("@keyframes awaits-session { to { visibility: hidden; } }");
    sheet.insertRule("[data-awaits-session] { animation: awaits-session 3s step-start; }");
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Without readable storage, the page is that of a guest.
  }
}
