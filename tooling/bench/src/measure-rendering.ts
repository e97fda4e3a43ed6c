import { Agent, get } from "node:http";
import { runConcurrently } from "./run-concurrently.ts";
import { CONNECTIONS, WARM_UP_S, type Throughput } from "./measure-throughput.ts";

/**
 * Measures pages that the server renders: each has a parameter that it has not seen, so it has none of them.
 * @throws when a response is not 200
 */
export async function measureRendering(url: string, seconds: number): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  const request = () => {
    sent += 1;
    return fetchPage(`${url}?bench=${sent}`, agent);
  };
  await runConcurrently(CONNECTIONS, request, WARM_UP_S);
  const measured = await runConcurrently(CONNECTIONS, request, seconds);
  agent.destroy();
  return measured;
}

/** Fetches a page compressed, and leaves it so: the client's time is not the server's. */
const fetchPage = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { "accept-encoding": "zstd, br, gzip" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.on("error", reject).on("end", resolve).resume();
    });
    request.on("error", reject);
  });
