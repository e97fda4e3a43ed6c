import { openCluster } from "../db/embedded/cluster.ts";

/** A script: opens the cluster of a folder, prints its URL and runs until it is killed. */
const cluster = await openCluster(process.argv[2] ?? "");
process.stdout.write(`${cluster.url}\n`);
