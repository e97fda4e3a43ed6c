import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { openCluster } from "../db/embedded/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/pool.ts";
import { createChannel } from "../shop/create-channel.ts";
import { queryAsAdmin, replaceDatabaseName, seededTemplateOf } from "./admin.ts";
import { testChannels } from "./channels.fixture.ts";
import { makeServerFolder } from "./server-folder.ts";

interface TestServer {
  url: string;
  template: string;
  close(): Promise<void>;
}

/** The projects of a run share the server; each of them evaluates this module. */
const run: typeof globalThis & { norenTestServer?: { server: Promise<TestServer>; projects: number } } = globalThis;

/**
 * Starts one database server for the whole run (or uses `TEST_DATABASE_URL`) and creates the template database with the
 * shops `simple` and `fl1`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.norenTestServer ??= { server: openTestServer(), projects: 0 });
  shared.projects += 1;
  const { url, template, close } = await shared.server;
  project.provide("server", { url, template });

  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    delete run.norenTestServer;
    await close();
  };
}

async function openTestServer(): Promise<TestServer> {
  const folder = makeServerFolder();
  const externalUrl = process.env["TEST_DATABASE_URL"];
  const cluster = externalUrl ? undefined : await openCluster(folder, { durable: false });
  const url = externalUrl ?? cluster?.url ?? "";
  const template = `noren_template_${process.pid}`;
  await queryAsAdmin(url, `CREATE DATABASE ${template}`);
  await migrate(replaceDatabaseName(url, template));
  const { db, close } = openDatabase(replaceDatabaseName(url, template), { connections: 1 });
  for (const channel of testChannels) await createChannel(db, channel);
  await close();
  return {
    url,
    template,
    close: async () => {
      if (externalUrl) {
        await queryAsAdmin(url, `DROP DATABASE ${template}`);
        await queryAsAdmin(url, `DROP DATABASE IF EXISTS ${seededTemplateOf(template)}`);
      }
      await cluster?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
