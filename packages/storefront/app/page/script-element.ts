/** A script element for the HTML of a page, with the nonce of its content security policy if it has one. */
export const renderScriptElement = (code: string, nonce: string): string =>
  `<script${nonce ? ` nonce="${nonce}"` : ""}>${code}</script>`;
