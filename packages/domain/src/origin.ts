/** The origin of an http(s) URL if it is safe in a header, else null: hosts may contain `;` and `*`. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : null;
}
