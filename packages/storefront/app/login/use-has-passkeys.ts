import { useSyncExternalStore } from "react";
import { hasPasskeys } from "./authenticator.ts";

const subscribe = () => () => undefined;

/**
 * Whether this browser supports passkeys. True on the server, as in nearly every browser: a button that appeared at hydration would
 * move the next one away while a finger presses it.
 */
export const useHasPasskeys = (): boolean => useSyncExternalStore(subscribe, hasPasskeys, () => true);
