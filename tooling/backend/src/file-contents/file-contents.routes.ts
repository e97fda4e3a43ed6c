import { calls } from "@noren/contract";
import { countAttempt, type Limit } from "../account/attempts.ts";
import { clientAddress } from "../account/client-address.ts";
import { rateLimited } from "../account/login.ts";
import { type Route, serve } from "../http/serve.ts";
import { readFile } from "./read-file.ts";

/** A page shows a handful of them; nobody is to fetch the web through the shop. */
const FILES_FROM_ADDRESS: Limit = { scope: "file-address", most: 300, seconds: 900 };

export const fileContentsRoutes: readonly Route[] = [
  serve(calls.getFileContents, async ({ db, query, http, now }) => {
    if (!(await countAttempt(db, FILES_FROM_ADDRESS, clientAddress(http), now()))) throw rateLimited();
    return readFile(query.url);
  }),
];
