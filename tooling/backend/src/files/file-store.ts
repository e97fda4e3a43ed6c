import type { MediaType } from "@noren/contract";
import type { FileContent } from "../http/file-content.ts";

/**
 * Stores files outside the database. All processes of a shop use the same store. Keys come from `createFileKey`, never from
 * a client.
 */
export interface FileStore {
  /** Stores a file atomically. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: MediaType): Promise<void>;
  /** A file's content; undefined when it does not exist. */
  get(key: string): Promise<FileContent | undefined>;
  /** Removes a file; does nothing when it does not exist. */
  remove(key: string): Promise<void>;
  /** The bytes that are free; null where the store has no such limit. */
  getFreeBytes(): Promise<number | null>;
}
