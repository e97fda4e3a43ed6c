import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openCluster } from "../db/embedded/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/pool.ts";
import { createChannel } from "../shop/create-channel.ts";
import { adminQuery, databaseAt } from "./admin.ts";
import { testChannels } from "./channels.fixture.ts";

/**
 * One server for the whole run, `TEST_DATABASE_URL`'s or an embedded one, with a template of two shops: `simple` and
 * `fl1`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "noren-test-"));
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given ? undefined : await openCluster(folder, { durable: false });
  const url = given ?? cluster?.url ?? "";
  const template = `noren_template_${process.pid}`;
  await adminQuery(url, `CREATE DATABASE ${template}`);
  await migrate(databaseAt(url, template));
  const { db, close } = openDatabase(databaseAt(url, template), { connections: 1 });
  for (const channel of testChannels) await createChannel(db, channel);
  await close();
  project.provide("server", { url, template });

  return async () => {
    if (given) await adminQuery(url, `DROP DATABASE ${template}`);
    await cluster?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
