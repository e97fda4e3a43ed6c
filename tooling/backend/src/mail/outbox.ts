import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { MailTransport } from "./transport.ts";

const OutboxMail = v.object({
  id: v.number(),
  from: v.object({ name: v.string(), address: v.string() }),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  queuedAt: v.pipe(v.string(), v.isoTimestamp()),
  stopUrl: v.optional(v.string()),
});
export type OutboxMail = v.InferOutput<typeof OutboxMail>;

/** The outbox of a data folder: mails are written there instead of being sent, one JSON file each. */
export interface Outbox {
  transport: MailTransport;
  /** Lists up to `limit` mails, newest first. */
  list(limit: number): Promise<OutboxMail[]>;
  find(id: number): Promise<OutboxMail | undefined>;
}

export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

export function openOutbox(dataDir: string): Outbox {
  const folder = outboxFolder(dataDir);
  // Zero-padded, so that names sort by number.
  const fileOf = (id: number) => join(folder, `${String(id).padStart(10, "0")}.json`);

  async function read(file: string): Promise<OutboxMail | undefined> {
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text === undefined) return undefined;
    const found = v.safeParse(v.pipe(v.string(), v.parseJson(), OutboxMail), text);
    return found.success ? found.output : undefined;
  }

  return {
    transport: {
      async send(mail) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = fileOf(mail.id);
        await writeFile(`${file}.${process.pid}`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
        await rename(`${file}.${process.pid}`, file);
      },
      close: () => undefined,
    },
    async list(limit) {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => /^\d{10}\.json$/.test(name))
        .toSorted()
        .toReversed()
        .slice(0, limit);
      const found = await Promise.all(newest.map((name) => read(join(folder, name))));
      return found.filter((mail) => mail !== undefined);
    },
    find: (id) => read(fileOf(id)),
  };
}
