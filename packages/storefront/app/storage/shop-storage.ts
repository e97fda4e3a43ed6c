import type { Decision } from "@noren/domain/cart";
import type { HiddenMessages } from "@noren/domain/page-message";
import type { Credentials } from "@noren/domain/session";
import { flagCookie, type FlagCookie } from "./flag-cookie.ts";
import { stored, type Stored } from "./namespaced.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function credentials(value: unknown): Credentials | null {
  if (!isRecord(value)) return null;
  const { access_token, expiresAt, user_id, is_registered_member, has_password_expired, has_mail_error_count_over } =
    value;
  if (typeof access_token !== "string" || access_token === "" || typeof user_id !== "number") return null;
  return {
    access_token,
    expiresAt: typeof expiresAt === "number" ? expiresAt : null,
    user_id,
    is_registered_member: is_registered_member === true,
    has_password_expired: has_password_expired === true,
    has_mail_error_count_over: has_mail_error_count_over === true,
  };
}

function decision(value: unknown): Decision | null {
  if (!isRecord(value)) return null;
  const { token, expiresAt } = value;
  return typeof token === "string" && typeof expiresAt === "number" ? { token, expiresAt } : null;
}

function hiddenMessages(value: unknown): HiddenMessages | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([, updatedAt]) => typeof updatedAt === "string"));
}

/** Everything that this browser keeps for a shop. */
export interface ShopStorage {
  credentials: Stored<Credentials>;
  /** Someone has logged in here, so there may be a refresh cookie, which no script can see. */
  knowsMember: Stored<true>;
  cartToken: Stored<string>;
  /** The token of the cart that became an order, for 30 minutes (spec 4). */
  decision: Stored<Decision>;
  /** The messages of pages that were hidden (spec 4). */
  hiddenMessages: Stored<HiddenMessages>;
  /** Spec 4: a payment-in-progress flag is kept in a cookie. */
  paying: FlagCookie;
}

/** @param namespace SITE.NAMESPACE of the shop */
export function shopStorage(namespace: string): ShopStorage {
  return {
    credentials: stored(namespace, "credentials", credentials),
    knowsMember: stored(namespace, "knows-member", (value) => (value === true ? true : null)),
    cartToken: stored(namespace, "cart-token", text),
    decision: stored(namespace, "decision", decision),
    hiddenMessages: stored(namespace, "hidden-messages", hiddenMessages),
    paying: flagCookie(`${namespace}_paying`),
  };
}
