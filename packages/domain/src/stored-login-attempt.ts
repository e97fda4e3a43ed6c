import { isRecord, text } from "./json-guards.ts";
import { LOGIN_CODE_LIFETIME_MS } from "./limits.ts";
import type { StoredKind } from "./stored.ts";

/** A login that waits for its mailed code. */
export interface LoginAttempt {
  readonly user_id: number;
  readonly verify_code: string;
  readonly sentAt: number;
  /** Another shop hands the login over. */
  readonly isSync: boolean;
}

/** The code step survives a reload. Without the mailed code the attempt opens nothing. */
export const storedLoginAttempt: StoredKind<LoginAttempt> = {
  name: "login-attempt",
  version: 1,
  lifetimeMs: LOGIN_CODE_LIFETIME_MS,
  validate: (value) => {
    if (!isRecord(value)) return null;
    const { user_id, sentAt, isSync } = value;
    const verify_code = text(value["verify_code"]);
    if (verify_code === null || typeof user_id !== "number" || typeof sentAt !== "number") return null;
    return { user_id, verify_code, sentAt, isSync: isSync === true };
  },
};
