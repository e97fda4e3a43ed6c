/** The origin of an http(s) URL if it is safe in a header, else null: hosts may contain `;` and `*`. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin } = new URL(url);
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : null;
}
