/**
 * The Content-Security-Policy of a page. Scripts and styles come from this address or carry the nonce of this answer.
 * Style attributes are allowed, since pictures are tinted by them; they cannot load or run anything.
 * @param storageUrl SITE.STORAGE_URL, whose pictures may come from another address
 */
export function contentSecurityPolicy(nonce: string, storageUrl?: string): string {
  const storage = storageUrl && URL.canParse(storageUrl) ? ` ${new URL(storageUrl).origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${storage}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** On every answer of this server, pages and files alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Only where the visitor came by https; a year. */
export const transportSecurity = "max-age=31536000; includeSubDomains";
