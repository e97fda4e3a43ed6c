/** The query parameter that carries where someone wanted to go. */
const RETURN = "to";

/**
 * A path of this shop, or null. Anything that a browser could read as another site is refused: other origins,
 * `//host`, backslashes, control characters.
 */
export function ownPath(address: string | null): string | null {
  if (!address || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(address)) return null;
  const base = "https://shop.invalid";
  const url = new URL(address, base);
  return url.origin === base ? url.pathname + url.search + url.hash : null;
}

/** The login's address that leads back afterwards. `relogin` is spec 2's `re=1`. */
export function loginPath(from: Pick<URL, "pathname" | "search">, { relogin = false } = {}): string {
  const query = new URLSearchParams();
  if (relogin) query.set("re", "1");
  const back = from.pathname + from.search;
  if (back !== "/" && !from.pathname.startsWith("/login")) query.set(RETURN, back);
  return query.size > 0 ? `/login/?${query}` : "/login/";
}

/** Where to go after a login: back, or to the logged-in home. */
export function afterLogin(search: URLSearchParams): string {
  return ownPath(search.get(RETURN)) ?? "/ec/";
}
