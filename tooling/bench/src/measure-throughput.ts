import autocannon from "autocannon";

export interface Throughput {
  perSecond: number;
  p99: number;
}

/** Of a load test, each with one request at a time. */
export const CONNECTIONS = 16;
/** V8 optimises hot code during the first seconds, which are not measured. */
export const WARM_UP_S = 5;

interface Load {
  /** Paths requested in turn; the URL itself by default. */
  paths?: readonly string[];
  connections?: number;
}

/** Measures requests to a URL after a warm-up. @throws when a response is not 2xx */
export async function measureThroughput(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
  { paths, connections = CONNECTIONS }: Load = {},
): Promise<Throughput> {
  const pathOptions = paths && { requests: paths.map((path) => ({ path, headers })) };
  const options = { url, headers, connections, workers: 1, ...pathOptions };
  await autocannon({ ...options, duration: WARM_UP_S });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} responses were not 2xx, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Measures the same load shared among several URLs; the p99 is that of the slowest. */
export async function measureSharedThroughput(
  urls: readonly string[],
  seconds: number,
  headers: Record<string, string>,
  paths: readonly string[],
): Promise<Throughput> {
  const share = { paths, connections: CONNECTIONS / urls.length };
  const each = await Promise.all(urls.map((url) => measureThroughput(url, seconds, headers, share)));
  return {
    perSecond: each.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99: Math.max(...each.map(({ p99 }) => p99)),
  };
}
