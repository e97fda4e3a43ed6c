import type { Channel } from "../db/schema/shop.ts";
import { createNotFoundError } from "../http/problems.ts";

/** The host that the shop's passkeys belong to: of the configured origin, not of the request. */
export const relyingPartyId = ({ origin }: Channel): string => new URL(origin).hostname;

/** How long the browser waits for the authenticator. */
export const PASSKEY_TIMEOUT_MS = 300_000;

/** @throws ApiError 404 if the shop offers no passkeys */
export function requirePasskeys({ settings }: Channel): void {
  if (settings["LOGIN.IS_PASSKEY"] !== true) throw createNotFoundError();
}
