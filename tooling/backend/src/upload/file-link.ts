import { createHmac, timingSafeEqual } from "node:crypto";
import type { LinkedFile } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Context as Http } from "hono";
import { secondsInHour } from "date-fns/constants";
import type { StoredFileRow } from "../db/schema/file.ts";
import { storedFiles } from "../db/schema/file.ts";
import { FileAnswer, sendFile } from "../http/file-answer.ts";
import { customerNetworkOf, readClientNetwork } from "../http/client-network.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { RequestContext, ShopContext } from "../context/request-context.ts";
import { isNotExpired } from "../files/stored-file.ts";
import { limitDownloads } from "./limit-downloads.ts";

/** Lifetime of a link; longer than pages usually stay open. */
const LINK_SECONDS = secondsInHour;

/** The route of links, next to the pictures under the same prefix. */
export const FILE_ROUTE = "/storage/:prefix/files/:dir/:shard/:name";

const signatureOf = (secret: string, key: string, expires: number) =>
  createHmac("sha256", `file:${secret}`).update(`${key}:${expires}`).digest("base64url");

/**
 * A stored file with a signed URL that is valid for an hour: a browser sends no access token with a link or a picture.
 */
export function linkFile(
  { channel, secret, now }: Pick<ShopContext, "channel" | "secret" | "now">,
  { key, name, type, size }: StoredFileRow,
): LinkedFile {
  const expires = Math.floor(now().getTime() / 1000) + LINK_SECONDS;
  const { "SITE.STORAGE_URL": storage, "SITE.CHANNEL_PREFIX": prefix } = channel.settings;
  const query = new URLSearchParams({ expires: String(expires), signature: signatureOf(secret, key, expires) });
  return { name, type, size, url: `${storage}/${prefix}/files/${key}?${query}` };
}

/** Serves a signed URL. @throws ApiError 404 for an invalid or expired one */
export const serveFile =
  ({ db, files, secret, now }: Pick<RequestContext, "db" | "files" | "secret" | "now">) =>
  async (http: Http<object, typeof FILE_ROUTE>): Promise<Response> => {
    const key = [http.req.param("dir"), http.req.param("shard"), http.req.param("name")].join("/");
    const expires = Number(http.req.query("expires"));
    const actual = Buffer.from(http.req.query("signature") ?? "");
    const expected = Buffer.from(signatureOf(secret, key, expires));
    const isValid =
      actual.length === expected.length && timingSafeEqual(actual, expected) && expires * 1000 > now().getTime();
    if (!isValid) throw createNotFoundError();
    const [row] = await db
      .select()
      .from(storedFiles)
      .where(and(eq(storedFiles.key, key), isNotExpired(now())));
    const content = row && (await files.get(key));
    if (!content) throw createNotFoundError();
    const bytes = limitDownloads(customerNetworkOf(readClientNetwork(http)), content);
    http.header("cache-control", "private, no-store");
    return sendFile(http, new FileAnswer({ bytes, type: row.type, name: row.name }));
  };
