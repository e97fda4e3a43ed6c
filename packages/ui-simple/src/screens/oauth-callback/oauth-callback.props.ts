import type { LoadError } from "#ui/elements/loader/load-error";

export type OAuthCallbackProps =
  | { status: "loading"; failure: LoadError | null }
  /** `text` says why; null for a URL that no service has made. */
  | { status: "refused"; text: string | null; loginPath: string };
