import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** Attributes of a cookie; `maxAge` in seconds. */
export interface CookieOptions {
  path: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: "Lax" | "Strict";
  maxAge?: number;
}

/** Reads request cookies and sets response cookies. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: CookieOptions): void;
  delete(name: string, options: CookieOptions): void;
}

/** The cookies of a request and its response. */
export function cookiesFor(http: Context): Cookies {
  return {
    get: (name) => getCookie(http, name),
    set: (name, value, options) => setCookie(http, name, value, options),
    delete: (name, options) => void deleteCookie(http, name, options),
  };
}
