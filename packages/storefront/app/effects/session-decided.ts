import { LOGIN_WAIT_MS } from "@noren/domain/limits";
import { isUndecided } from "@noren/domain/session";
import type { AppStore } from "../state/store.ts";
import { whenState } from "../state/when.ts";

/** Resolves when it is known who the visitor is, or when that takes longer than the wait of spec 9. */
export async function whenDecided(store: Pick<AppStore, "getState" | "subscribe">): Promise<void> {
  await whenState(store, ({ session }) => !isUndecided(session), LOGIN_WAIT_MS);
}
