import { join } from "node:path";
import { openCluster } from "@noren/backend/db/embedded/cluster";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { freePort } from "@noren/bootstrap/ports";
import type { Service } from "@noren/bootstrap/service";
import { startBackend } from "@noren/bootstrap/shop";
import type { ProcessGroup } from "@noren/bootstrap/process-group";
import { ORDERS, PRODUCTS, fillShop } from "./fill-shop.ts";
import { type BackendFigures, measureBackend } from "./measure-backend.ts";

/**
 * `npm run bench -- backend` measures the backend alone with 100,000 products and 100,000 orders, as one process and two.
 * Its data stays in `.data/bench-backend`, since filling it takes a minute.
 *
 * @param seconds duration of each measurement
 */
export async function benchBackend(group: ProcessGroup, seconds: number): Promise<void> {
  const dataDir = join(workspaceRoot, ".data/bench-backend");
  const cluster = await openCluster(dataDir);
  process.env["NOREN_DATA"] = dataDir;
  process.env["DATABASE_URL"] = cluster.url;
  const processes: Service[] = [];
  try {
    const startProcess = async () => {
      const { service, origin } = await startBackend({ port: await freePort(), fresh: false, catalogue: undefined });
      processes.push(group.addProcess(service));
      await service.waitUntilReady(`${origin}/readyz`);
      return origin;
    };
    const first = await startProcess();
    console.error(`Filling the shop with ${PRODUCTS} products and ${ORDERS} orders, unless it is filled …`);
    await fillShop(cluster.url);
    console.error("Measuring one process …");
    const one = await measureBackend([first], seconds);
    console.error("Measuring two processes …");
    const two = await measureBackend([first, await startProcess()], seconds);
    console.log(`\n${formatLines(one, two).join("\n")}`);
  } finally {
    for (const each of processes) await each.stop();
    await cluster.close();
  }
}

function formatLines(one: BackendFigures, two: BackendFigures): string[] {
  const cells = (figures: BackendFigures, name: string) => {
    const { perSecond = Number.NaN, p99 = Number.NaN } = figures[name] ?? {};
    return `${perSecond.toFixed(0)}/s`.padStart(12) + `${p99.toFixed(1)} ms`.padStart(12);
  };
  const head = "".padEnd(24) + ["one process", "p99", "two", "p99"].map((title) => title.padStart(12)).join("");
  return [head, ...Object.keys(one).map((name) => name.padEnd(24) + cells(one, name) + cells(two, name))];
}
