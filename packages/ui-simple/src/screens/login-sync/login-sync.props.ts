import type { LoadError } from "#ui/elements/loader/load-error";

/** Why a login is not handed over. */
export type SyncRefusal =
  /** No member is logged in. */
  | "guest"
  /** The link is used, expired or incomplete. */
  | "invalid"
  /** The shops do not share logins. */
  | "unlinked"
  /** The other shop has not verified the email. */
  | "unverified"
  /** No account of this shop has the email. */
  | "noAccount"
  /** The account of this shop has not verified the email: another person may have registered it. */
  | "accountUnverified";

export type LoginSyncProps =
  /** `leaving` for a login that is handed over to another shop, `arriving` for one that comes from there. */
  | { status: "leaving" | "arriving"; failure: LoadError | null }
  /** No sister shop led here: the person decides. */
  | { status: "asking"; onAccepted: () => void }
  | {
      status: "refused";
      reason: SyncRefusal;
      next: { kind: "login" | "register" | "mypage" | "reminder"; path: string };
    };
