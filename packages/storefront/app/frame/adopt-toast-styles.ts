declare global {
  interface Window {
    /** Where goober, notistack's CSS library, finds the style element that it writes its rules into. */
    _goober?: { parentNode: unknown; firstChild: { data: string } };
  }
}

/**
 * Gives goober a style sheet without a style element. The content security policy allows an inline style by its text, which
 * goober changes with each rule. Call this before notistack loads.
 */
export function adoptToastStyles(): void {
  const sheet = new CSSStyleSheet();
  let text = "";
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(rules) {
        text = rules;
        sheet.replaceSync(rules);
      },
    },
  };
  document.adoptedStyleSheets.push(sheet);
}
