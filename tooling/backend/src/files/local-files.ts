import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openFile } from "../http/file-content.ts";
import { validateKey } from "./file-key.ts";
import type { FileStore } from "./file-store.ts";

export const filesFolder = (dataDir: string): string => join(dataDir, "files");

/** Files in a folder of this machine; several processes may share it. */
export function createLocalFiles(dataDir: string): FileStore {
  const pathOf = (key: string) => join(filesFolder(dataDir), validateKey(key));
  return {
    // Written to a temporary file, flushed and renamed, so that a crash leaves no partial file.
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(draft, "wx", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
    },
    get: async (key) => openFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async getFreeBytes() {
      const folder = filesFolder(dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}
