import { query } from "./database.ts";

/**
 * Runs before all tests, while the shop runs: its database no longer waits for the disk. Their data is deleted afterwards, and
 * a machine that shares its disk can wait for it longer than a test does.
 */
export default async function setUpDatabase(): Promise<void> {
  await query("alter system set fsync = off");
  await query("alter system set synchronous_commit = off");
  await query("select pg_reload_conf()");
}
