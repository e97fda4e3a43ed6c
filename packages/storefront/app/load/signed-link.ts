import { millisecondsInMinute } from "date-fns/constants";

/** The interval at which an open page fetches its signed links again; each is valid for an hour. */
export const SIGNED_LINK_REFRESH_MS = 25 * millisecondsInMinute;
