import { type OauthRegistration, storedOauthRegistration, storedOauthReturn } from "@noren/domain/stored-oauth";
import { stored, type Stored } from "./stored.ts";
import { tabStorage } from "./tab-storage.ts";

/** The return path of the login that this tab began at an outside service. */
export const oauthReturnStorage = (namespace: string): Stored<string> =>
  stored(namespace, storedOauthReturn, { backing: tabStorage });

/** The registration that an outside service has begun in this tab. */
export const oauthRegistrationStorage = (namespace: string): Stored<OauthRegistration> =>
  stored(namespace, storedOauthRegistration, { backing: tabStorage });
