import { openCluster } from "../db/embedded/cluster.ts";

/** Run by itself: opens the cluster of a folder, prints its address and waits to be killed. */
const cluster = await openCluster(process.argv[2] ?? "");
process.stdout.write(`${cluster.url}\n`);
