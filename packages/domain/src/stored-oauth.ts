import { millisecondsInHour } from "date-fns/constants";
import { isRecord, text } from "./json-guards.ts";
import { LOGIN_CODE_LIFETIME_MS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";

/** Where the login leads that an outside service completes: a return path, "" for none. */
export const storedOauthReturn: StoredKind<string> = {
  name: "oauth-return",
  version: 1,
  lifetimeMs: LOGIN_CODE_LIFETIME_MS,
  validate: (value) => (typeof value === "string" ? value : null),
};

/** A registration that an outside service has begun. */
export interface OauthRegistration {
  /** The service, a `type` of `LOGIN.OAUTH_PROVIDERS`. */
  readonly type: string | null;
  readonly oauth_token: string;
  readonly email: string | null;
  readonly last_name: string | null;
  readonly first_name: string | null;
}

/** The token is valid for an hour. */
export const storedOauthRegistration: StoredKind<OauthRegistration> = {
  name: "oauth-registration",
  version: 1,
  lifetimeMs: millisecondsInHour,
  validate: (value) => {
    if (!isRecord(value)) return null;
    const oauth_token = text(value["oauth_token"]);
    if (oauth_token === null) return null;
    const { type, email, last_name, first_name } = value;
    return {
      type: text(type),
      oauth_token,
      email: text(email),
      last_name: text(last_name),
      first_name: text(first_name),
    };
  },
};
