import type { CallName } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";

/** Access to the session's tokens, which the storefront keeps. */
export interface AuthPort {
  /** The token to send, refreshed if it has expired [session.expiry-margin]; null for a guest. */
  getAccessToken(): Promise<string | null>;
  /** A newer token than the one that was refused; null when the session is over. */
  refresh(refused: string): Promise<string | null>;
}

/** What differs between server, browser and tests. The store passes it to every call. */
export interface ApiPort {
  /** The API's origin, without a slash at the end; "" for the page's own. */
  readonly origin: string;
  /** Headers of every call; on the server the channel's name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly auth: AuthPort;
  /** The problem with which the API would refuse the call, which is then not sent; null if it would not. */
  readonly refusalOf?: (call: CallName, isGuest: boolean) => Problem | null;
  /** Saves a file to the shopper's disk; the store does not contain it. Browsers only. */
  readonly save?: (file: Blob, name: string) => void;
  /** Checks every answer in development and tests; see `check-answer.ts`. */
  readonly checkAnswer?: (call: CallName, answer: unknown) => Promise<void>;
}

/** A visitor without a session. The server renders for a guest. */
export const guest: AuthPort = {
  getAccessToken: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
};
