import { StartError } from "../process/start-error.ts";
import type { FileStore } from "./file-store.ts";
import { createLocalFiles } from "./local-files.ts";
import { createS3FileStore } from "./s3-files.ts";

/**
 * The storage configured by the environment: with `NOREN_S3_ENDPOINT` (https://s3.ap-northeast-1.amazonaws.com, a MinIO, R2
 * …) the bucket `NOREN_S3_BUCKET` there, else the folder `files` in `dataDir`.
 *
 * @throws StartError when the configuration is incomplete
 */
export function openFileStore(dataDir: string, env: Readonly<Record<string, string | undefined>>): FileStore {
  const endpoint = env["NOREN_S3_ENDPOINT"];
  if (!endpoint) return createLocalFiles(dataDir);
  const requireVariable = (name: string): string => {
    const value = env[name];
    if (!value) throw new StartError(`NOREN_S3_ENDPOINT is set, but ${name} is missing.`);
    return value;
  };
  return createS3FileStore({
    endpoint,
    bucket: requireVariable("NOREN_S3_BUCKET"),
    region: env["NOREN_S3_REGION"] ?? "ap-northeast-1",
    accessKeyId: requireVariable("AWS_ACCESS_KEY_ID"),
    secretAccessKey: requireVariable("AWS_SECRET_ACCESS_KEY"),
  });
}
