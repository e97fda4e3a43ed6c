import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { createUnavailableError } from "../http/problems.ts";
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
export function createS3FileStore({ endpoint, bucket, ...credentials }: S3Options): FileStore {
  const client = new AwsClient({ ...credentials, service: "s3", retries: 2, initRetryMs: 100 });

  async function send(method: "GET" | "PUT" | "DELETE", key: string, init: RequestInit = {}): Promise<Response> {
    const url = `${endpoint.replace(/\/$/, "")}/${bucket}/${validateKey(key)}`;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    const response = await client
      .fetch(url, { ...init, method, signal: timeout.signal })
      .catch(throwUnavailable(method))
      // A slow receiver may take longer for the body.
      .finally(() => clearTimeout(timer));
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    await response.body?.cancel();
    log("error", "file storage refuses", { method, status: response.status });
    throw createUnavailableError();
  }

  return {
    async put(key, bytes, type) {
      const digest = createHash("sha256").update(bytes).digest("hex");
      // The signature covers the body's digest, so that the storage refuses a changed or truncated body.
      const headers = { "content-type": type, "x-amz-content-sha256": digest };
      await (await send("PUT", key, { body: bytes, headers })).body?.cancel();
    },
    async get(key) {
      const { status, body, headers } = await send("GET", key);
      if (status !== 404 && body !== null) return { size: Number(headers.get("content-length")) || null, stream: body };
      await body?.cancel();
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
  throw createUnavailableError();
};
