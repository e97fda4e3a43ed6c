import type { MediaType } from "@noren/contract";

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
