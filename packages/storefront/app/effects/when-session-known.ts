import { shop } from "@noren/api/endpoints/shop";
import { LOAD_TASKS_WAIT_MS, LOGIN_WAIT_MS, SETTINGS_WAIT_MS } from "@noren/domain/limits";
import { isUndecided } from "@noren/domain/session";
import type { AppStore } from "../state/store.ts";
import { whenState, waitAtMost } from "../state/when.ts";

type Watched = Pick<AppStore, "getState" | "subscribe">;

/** Resolves when the session is decided, or after the wait for the login [limits.waits]. */
export async function whenSessionKnown(store: Watched): Promise<void> {
  await whenState(store, ({ session }) => !isUndecided(session), LOGIN_WAIT_MS);
}

const settingsOf = shop.endpoints.getSettings.select();

/**
 * Resolves when the settings are loaded and the session is decided, which access to a page depends on, or after the waits
 * of [limits.waits].
 */
export async function whenLoadTasksDone(store: Watched): Promise<void> {
  const tasks = async () => {
    await whenState(store, (state) => !settingsOf(state).isLoading, SETTINGS_WAIT_MS);
    await whenSessionKnown(store);
  };
  await waitAtMost(LOAD_TASKS_WAIT_MS, tasks());
}
