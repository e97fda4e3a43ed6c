import type { Passkey } from "@noren/contract";

export interface PasskeysProps {
  /** Each with the path of its form. Null while loading. */
  passkeys: readonly (Passkey & { path: string })[] | null;
  /** `unsupported` in a browser without passkeys, `not-offered` in a shop without them. */
  adding: "allowed" | "full" | "unsupported" | "not-offered";
  addPath: string;
  homePath: string;
}
