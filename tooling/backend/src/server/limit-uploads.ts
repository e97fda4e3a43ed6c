import { createUnavailableError } from "../http/problems.ts";

/** Bodies of one network that are received at a time, since each takes memory. A form sends up to five files. */
const MAX_AT_A_TIME = 10;

/** The bodies of each network that are being received, oldest first. */
const underWay = new Map<string, Set<() => void>>();

/**
 * Receives the body of an upload. A further one of a network with as many ends its oldest, the slowest: bodies that never end do
 * not keep out the others of their network (decision 0330). The server's adapter closes a connection whose body goes on after
 * the answer.
 *
 * @param read reads the body
 * @throws ApiError 503 if a newer body of the network took its place
 */
export async function limitUploads<T>(network: string, read: () => Promise<T>): Promise<T> {
  const bodies = underWay.get(network) ?? new Set();
  underWay.set(network, bodies);
  const { promise: replaced, reject } = Promise.withResolvers<never>();
  const end = () => {
    bodies.delete(end);
    reject(createUnavailableError());
  };
  const [oldest] = bodies;
  if (bodies.size >= MAX_AT_A_TIME) oldest?.();
  bodies.add(end);
  try {
    return await Promise.race([read(), replaced]);
  } finally {
    bodies.delete(end);
    if (bodies.size === 0 && underWay.get(network) === bodies) underWay.delete(network);
  }
}
