import { findOwnValue } from "./own-value.ts";
/** Providers that a mistyped domain may mean. Short ones such as au.com are too near to others. */
const PROVIDERS = [
  "gmail.com",
  "yahoo.co.jp",
  "docomo.ne.jp",
  "ezweb.ne.jp",
  "softbank.ne.jp",
  "i.softbank.jp",
  "ymobile.ne.jp",
  "icloud.com",
  "outlook.jp",
  "outlook.com",
  "hotmail.co.jp",
  "hotmail.com",
  "nifty.com",
  "biglobe.ne.jp",
] as const;

/** Real domains that resemble one of the providers. */
const REAL: ReadonlySet<string> = new Set<string>([
  ...PROVIDERS,
  "gmx.com",
  "hotmail.co.uk",
  "hotmail.fr",
  "mail.com",
  "outlook.fr",
  "ymail.com",
  "yahoo.co.id",
  "yahoo.co.in",
  "yahoo.co.kr",
  "yahoo.co.nz",
  "yahoo.co.uk",
  "yahoo.com",
  "yahoo.ne.jp",
]);

/** Endings that people add from habit. */
const MISTAKEN: Readonly<Record<string, string>> = {
  "au.con": "au.com",
  "au.ne.jp": "au.com",
  "gmail.jp": "gmail.com",
  "gmail.co.jp": "gmail.com",
  "gmail.ne.jp": "gmail.com",
  "yahoo.jp": "yahoo.co.jp",
  "yahoo.or.jp": "yahoo.co.jp",
  "docomo.jp": "docomo.ne.jp",
  "docomo.co.jp": "docomo.ne.jp",
  "ezweb.jp": "ezweb.ne.jp",
  "ezweb.co.jp": "ezweb.ne.jp",
  "icloud.jp": "icloud.com",
  "icloud.co.jp": "icloud.com",
  "outlook.co.jp": "outlook.jp",
};

/** The email with the provider that its domain probably means; null when it looks right. A hint, never an error. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || REAL.has(domain)) return null;
  const provider = findOwnValue(MISTAKEN, domain) ?? PROVIDERS.find((known) => isOneEditApart(known, domain));
  return provider ? `${email.slice(0, at)}@${provider}` : null;
}

/** Whether one typing slip leads from one word to the other: a letter too many, too few, wrong, or two swapped. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
