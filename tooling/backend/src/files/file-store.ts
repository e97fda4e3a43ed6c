import type { MediaType } from "@noren/contract";
import { StartError } from "../start-error.ts";
import { localFiles } from "./local-files.ts";
import { s3Files } from "./s3-files.ts";

/**
 * Where files are kept beside the database. Every process of a shop reaches the same ones; keys are made by us
 * (`newFileKey`), never by a sender.
 */
export interface FileStore {
  /** Keeps a file, whole or not at all. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: MediaType): Promise<void>;
  /** A file's content; undefined where there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Takes a file out; one that is not there is fine. */
  remove(key: string): Promise<void>;
}

/**
 * The storage that the environment names: with `NOREN_S3_ENDPOINT` (https://s3.ap-northeast-1.amazonaws.com, a MinIO, R2
 * …) the bucket `NOREN_S3_BUCKET` there, else the folder `files` of `dataDir`.
 *
 * @throws StartError where a part of the configuration is missing
 */
export function openFileStore(dataDir: string, env: Readonly<Record<string, string | undefined>>): FileStore {
  const endpoint = env["NOREN_S3_ENDPOINT"];
  if (!endpoint) return localFiles(dataDir);
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new StartError(`NOREN_S3_ENDPOINT is set, but ${name} is missing.`);
    return value;
  };
  return s3Files({
    endpoint,
    bucket: needed("NOREN_S3_BUCKET"),
    region: env["NOREN_S3_REGION"] ?? "ap-northeast-1",
    accessKeyId: needed("AWS_ACCESS_KEY_ID"),
    secretAccessKey: needed("AWS_SECRET_ACCESS_KEY"),
  });
}
