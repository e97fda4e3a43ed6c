import { type LoginAttempt, storedLoginAttempt } from "@noren/domain/stored-login-attempt";
import { stored, type Stored } from "./stored.ts";
import { tabStorage } from "./tab-storage.ts";

/** The login of this tab that waits for its code. */
export const loginAttemptStorage = (namespace: string): Stored<LoginAttempt> =>
  stored(namespace, storedLoginAttempt, { backing: tabStorage });
