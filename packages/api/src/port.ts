import type { CallName } from "@noren/contract";

/** Who is asking. The storefront keeps the tokens; this package only needs to know these two things. */
export interface AuthPort {
  /** The token to send, refreshed where it ran out [session.expiry-margin]; null for a guest. */
  getAccessToken(): Promise<string | null>;
  /** A token newer than the one that was just refused; null where the session is over. */
  refresh(refused: string): Promise<string | null>;
}

/** What differs between the server, the browser and a test; the store hands it to every call. */
export interface ApiPort {
  /** Where the API answers, without a slash at the end; "" is the page's own address. */
  readonly origin: string;
  /** Sent with every call; on the server the channel's name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly auth: AuthPort;
  /** Puts a file that a call answered on the shopper's disk: it never comes near the store. Only browsers do. */
  readonly save?: (file: Blob, name: string) => void;
  /** Looks at every answer in development and tests; see `check-answer.ts`. */
  readonly checkAnswer?: (call: CallName, answer: unknown) => Promise<void>;
}

/** A visitor without a session: what the server renders for. */
export const guest: AuthPort = {
  getAccessToken: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
};
