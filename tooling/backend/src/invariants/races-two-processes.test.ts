import { afterAll } from "vitest";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { openTestShop } from "../testing/shop.ts";
import { describeRaces } from "./races.suite.ts";

let servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

describeRaces("two processes on one database", () =>
  openTestShop({
    serve: async (shop) => {
      servers = await Promise.all([startServerProcess(shop), startServerProcess(shop)]);
      return servers.map(({ origin }) => origin);
    },
  }),
);
