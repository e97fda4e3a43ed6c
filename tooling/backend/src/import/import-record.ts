import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { imports } from "../db/schema/import.ts";

/** Records the start of an import. Continues the record of the shop's last import if it was interrupted in the same file. */
export async function startImport(db: Db, channelId: number, file: string, now: Date): Promise<number> {
  const fileHash = await hashFile(file);
  const [last] = await db
    .select()
    .from(imports)
    .where(eq(imports.channelId, channelId))
    .orderBy(desc(imports.id))
    .limit(1);
  if (last && last.finishedAt === null && last.undoneAt === null && last.fileHash === fileHash) return last.id;
  const [started] = await db
    .insert(imports)
    .values({ channelId, fileName: basename(file), fileHash, startedAt: now })
    .returning({ id: imports.id });
  if (!started) throw new Error("The import was not returned");
  return started.id;
}

export async function finishImport(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(imports)
    .set({ finishedAt: now })
    .where(and(eq(imports.id, id), isNull(imports.finishedAt)));
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest("hex");
}
