import autocannon from "autocannon";

export interface Throughput {
  perSecond: number;
  p99: number;
}

const CONNECTIONS = 16;
const WARM_UP_S = 2;

/** Asks for an address as often as it is answered, after a warm-up. @throws when anything but 200 came back */
export async function throughput(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Throughput> {
  const options = { url, headers, connections: CONNECTIONS, workers: 1 };
  await autocannon({ ...options, duration: WARM_UP_S });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}
