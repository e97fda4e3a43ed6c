import { confirmationFields } from "@noren/validation/fields/login";
import { inputs } from "../input.ts";

/** The password that confirms a change which would hand the account to the holder of a copied access token. */
export const confirmation = inputs(confirmationFields);

/** The errors of calls that confirm the password. */
export const passwordErrors = { "user.password_wrong": 422, rate_limited: 429 } as const;
