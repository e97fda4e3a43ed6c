import type pg from "pg";
import { readCurrentActors } from "../process/current-actors.ts";
import { PAGES_NETWORK, readCurrentNetwork } from "../process/current-network.ts";
import { WorkerRefusal } from "../process/worker-refusal.ts";

/** Per cart or member: its requests wait for each other's locks anyway. */
const MAX_CONNECTIONS_PER_ACTOR = 3;
/** Per cart or member. */
const MAX_WAITING_PER_ACTOR = 100;

type ReturnConnection = () => void;

/** The network and the actors of the request that needs a connection. */
interface Requester {
  network: string;
  actors: readonly string[];
}

/** A request that waits for a connection. */
interface Waiter extends Requester {
  take(): void;
}

/**
 * Gives a pool's connections to the networks of the current requests in turns. A network takes another one only while at least
 * as many are free as it has, and a cart or member has three: requests that wait for the lock of one cart leave connections to
 * everybody else, from whichever networks they come. Pages, which the storefront's server renders for many networks, get every
 * second turn and half of the connections.
 *
 * @param timeoutMs how long a request waits for its turn
 */
export function shareConnections(pool: pg.Pool, size: number, timeoutMs: number): void {
  const takeTurn = createTurns(size, timeoutMs);
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  async function connectInTurn(): Promise<pg.PoolClient> {
    const returnConnection = await takeTurn({ network: readCurrentNetwork(), actors: readCurrentActors() });
    try {
      const client = await connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        returnConnection();
      };
      return client;
    } catch (error) {
      returnConnection();
      throw error;
    }
  }

  type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient["release"]) => void;
  // `pool.query` passes a callback.
  const connectEither = (connected?: Connected) => {
    const connecting = connectInTurn();
    if (!connected) return connecting;
    return void connecting.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error),
    );
  };
  pool.connect = connectEither as typeof pool.connect;
}

/** @returns waits for a connection; its result returns the connection. It throws WorkerRefusal while too many of an actor wait. */
function createTurns(size: number, timeoutMs: number): (requester: Requester) => Promise<ReturnConnection> {
  let free = size;
  let wasTurnOfPages = false;
  const ofNetwork = countByKey();
  const ofActor = countByKey();
  const waitingOfActor = countByKey();
  /** In the order of their turns. */
  const waiting = new Map<string, Waiter[]>();

  const mayNetworkTake = (network: string) => {
    const taken = ofNetwork.of(network);
    return free > 0 && (free >= taken || (network === PAGES_NETWORK && taken < size / 2));
  };
  const mayActorsTake = ({ actors }: Requester) =>
    actors.every((actor) => ofActor.of(actor) < MAX_CONNECTIONS_PER_ACTOR);

  function take({ network, actors }: Requester): ReturnConnection {
    const change = (by: number) => {
      free -= by;
      ofNetwork.add(network, by);
      for (const actor of actors) ofActor.add(actor, by);
    };
    change(1);
    let isReturned = false;
    return () => {
      if (isReturned) return;
      isReturned = true;
      change(-1);
      startNext();
    };
  }

  function startNext(): void {
    const next = findNext();
    if (!next) return;
    wasTurnOfPages = next.network === PAGES_NETWORK;
    stopWaiting(next);
    // The other requests of the network wait for its next turn.
    const others = waiting.get(next.network);
    if (others) {
      waiting.delete(next.network);
      waiting.set(next.network, others);
    }
    next.take();
    // The connection that became free may be one of the network, and one of another's cart.
    startNext();
  }

  /** Every second turn is for the pages, which are of many visitors. */
  function findNext(): Waiter | undefined {
    if (free === 0) return undefined;
    const firstOf = (network: string) =>
      mayNetworkTake(network) ? waiting.get(network)?.find(mayActorsTake) : undefined;
    const ofPages = wasTurnOfPages ? undefined : firstOf(PAGES_NETWORK);
    if (ofPages) return ofPages;
    for (const network of waiting.keys()) {
      const first = firstOf(network);
      if (first) return first;
    }
    return undefined;
  }

  function startWaiting(waiter: Waiter): void {
    const queue = waiting.get(waiter.network);
    if (queue) queue.push(waiter);
    else waiting.set(waiter.network, [waiter]);
    for (const actor of waiter.actors) waitingOfActor.add(actor, 1);
  }

  function stopWaiting(waiter: Waiter): void {
    const queue = waiting.get(waiter.network) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) waiting.delete(waiter.network);
    for (const actor of waiter.actors) waitingOfActor.add(actor, -1);
  }

  return async (requester) => {
    if (mayNetworkTake(requester.network) && mayActorsTake(requester)) return take(requester);
    if (requester.actors.some((actor) => waitingOfActor.of(actor) >= MAX_WAITING_PER_ACTOR))
      throw new WorkerRefusal("busy");
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        ...requester,
        take: () => {
          clearTimeout(timer);
          resolve(take(requester));
        },
      };
      const timer = setTimeout(() => {
        stopWaiting(waiter);
        reject(new Error("timeout exceeded when trying to connect"));
      }, timeoutMs);
      startWaiting(waiter);
    });
  };
}

function countByKey() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add(key: string, by: number): void {
      const count = of(key) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
