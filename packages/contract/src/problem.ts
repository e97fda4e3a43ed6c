import * as v from "valibot";
import type { Call } from "./call.ts";
import { described } from "./described.ts";

/**
 * The body of every error response [error.stored]. The paths of `errors` are relative to the body, params or query: the
 * field "body.shipping.postal_code" is `shipping.postal_code`.
 */
export const ErrorBody = v.object({
  message: described("For people to read.", v.string()),
  code: described("For programs.", v.optional(v.string())),
  errors: described(
    "Messages for people by the path of the invalid field.",
    v.optional(v.record(v.string(), v.array(v.string()))),
  ),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** The body of a 503 while the shop is closed for maintenance [maintenance.redirect]. */
export const MaintenanceBody = v.object({
  message: described("The shop's own text for the maintenance page, else one sentence.", v.string()),
  code: v.literal("maintenance"),
  until: described("When the shop expects to reopen, ISO 8601 with offset; absent if unknown.", v.optional(v.string())),
});
export type MaintenanceBody = v.InferOutput<typeof MaintenanceBody>;

/** [school-key.gate] The code of a call that needs a school's key in this browser. */
export const SCHOOL_KEY_REQUIRED = "school_key_required";

/** Error codes of any call. */
export const commonErrors = {
  validation: 422,
  unauthenticated: 401,
  forbidden: 403,
  [SCHOOL_KEY_REQUIRED]: 403,
  not_found: 404,
  channel_not_found: 404,
  rate_limited: 429,
  maintenance: 503,
  unavailable: 503,
} as const;

/** Error codes of a request whose body is not read. */
const bodyErrors = { too_large: 413, unsupported_media_type: 415 } as const;

/** The common error codes of a call with their HTTP status. */
export function commonErrorsOf({ body, upload }: Call): Readonly<Record<string, number>> {
  if (upload) return { ...commonErrors, bad_multipart: 400, ...bodyErrors };
  return body ? { ...commonErrors, bad_json: 400, ...bodyErrors } : commonErrors;
}

/** [error.channel] The message of a channel that does not exist. */
export const CHANNEL_MISSING = "チャネルが存在しない";
