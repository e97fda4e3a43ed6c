import { calls } from "@noren/contract";
import { secondsInMinute } from "date-fns/constants";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { type Route, serve } from "../context/serve.ts";
import { readFile } from "./read-file.ts";

/** A page shows few files; the limit prevents use as a web proxy. */
const FILES_FROM_NETWORK: Limit = { scope: "file-address", max: 300, seconds: 15 * secondsInMinute };

export const fileContentsRoutes: readonly Route[] = [
  serve(calls.getFileContents, async ({ db, query, network, now }) => {
    if (!(await countAttempt(db, FILES_FROM_NETWORK, network, now()))) throw createRateLimitedError();
    return readFile(query.url);
  }),
];
