import { join } from "node:path";
import { openCluster } from "@noren/backend/db/embedded/cluster";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { freePort } from "@noren/bootstrap/ports";
import type { Service } from "@noren/bootstrap/service";
import { startBackend } from "@noren/bootstrap/shop";
import type { ProcessGroup } from "@noren/bootstrap/process-group";
import { ORDERS, PRODUCTS, fillShop } from "./crowd.ts";
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
    const open = async () => {
      const { service, origin } = await startBackend({ port: await freePort(), fresh: false, catalogue: undefined });
      processes.push(group.addProcess(service));
      await service.ready(`${origin}/readyz`);
      return origin;
    };
    const first = await open();
    console.error(`Filling the shop with ${PRODUCTS} products and ${ORDERS} orders, if it is not …`);
    await fillShop(cluster.url);
    console.error("Measuring one process …");
    const one = await measureBackend([first], seconds);
    console.error("Measuring two processes …");
    const two = await measureBackend([first, await open()], seconds);
    console.log(`\n${lines(one, two).join("\n")}`);
  } finally {
    for (const each of processes) await each.stop();
    await cluster.close();
  }
}

function lines(one: BackendFigures, two: BackendFigures): string[] {
  const cells = (figures: BackendFigures, name: string) => {
    const { perSecond = Number.NaN, p99 = Number.NaN } = figures[name] ?? {};
    return `${perSecond.toFixed(0)}/s`.padStart(12) + `${p99.toFixed(1)} ms`.padStart(12);
  };
  const head = "".padEnd(24) + ["one process", "p99", "two", "p99"].map((word) => word.padStart(12)).join("");
  return [head, ...Object.keys(one).map((name) => name.padEnd(24) + cells(one, name) + cells(two, name))];
}
