/** A boolean session cookie. */
export interface FlagCookie {
  read(): boolean;
  write(value: boolean): void;
}

/** Returns the object with `cookie`: the document. */
export type CookieJar = () => Pick<Document, "cookie">;

export function createFlagCookie(name: string, jar: CookieJar = () => document): FlagCookie {
  return {
    read: () => jar().cookie.split("; ").includes(`${name}=1`),
    write: (value) => {
      jar().cookie = `${name}=${value ? "1" : ""}; Path=/; SameSite=Lax${value ? "" : "; Max-Age=0"}`;
    },
  };
}
