import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { unavailable } from "../http/problems.ts";
import { log } from "../process/log.ts";
import { validateKey } from "./file-key.ts";
import type { FileStore } from "./file-store.ts";

export interface S3Options {
  /** The endpoint without the bucket, e.g. `https://s3.ap-northeast-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Files in a bucket of an S3-compatible storage, addressed by path (`endpoint/bucket/key`), which all of them support.
 * Every operation throws ApiError 503 when the storage fails.
 */
export function s3Files({ endpoint, bucket, ...credentials }: S3Options): FileStore {
  const client = new AwsClient({ ...credentials, service: "s3", retries: 2, initRetryMs: 100 });

  async function send(method: "GET" | "PUT" | "DELETE", key: string, init: RequestInit = {}): Promise<Response> {
    const url = `${endpoint.replace(/\/$/, "")}/${bucket}/${validateKey(key)}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await client.fetch(url, { ...init, method, signal }).catch(throwUnavailable(method));
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    await response.body?.cancel();
    log("error", "file storage refuses", { method, status: response.status });
    throw unavailable();
  }

  return {
    async put(key, bytes, type) {
      const digest = createHash("sha256").update(bytes).digest("hex");
      // The signature covers the body's digest, so that the storage refuses a changed or truncated body.
      const headers = { "content-type": type, "x-amz-content-sha256": digest };
      await (await send("PUT", key, { body: bytes, headers })).body?.cancel();
    },
    async get(key) {
      const response = await send("GET", key);
      if (response.status !== 404) return new Uint8Array(await response.arrayBuffer().catch(throwUnavailable("GET")));
      await response.body?.cancel();
      return undefined;
    },
    async remove(key) {
      await (await send("DELETE", key)).body?.cancel();
    },
    getFreeBytes: () => Promise.resolve(null),
  };
}

const throwUnavailable = (method: string) => (error: unknown) => {
  log("error", "file storage cannot be reached", { method, error: error instanceof Error ? error.name : "" });
  throw unavailable();
};
