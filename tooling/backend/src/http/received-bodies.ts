import { createUnavailableError } from "./problems.ts";

/** A body that is being received. */
export interface ReceivedBody {
  add(chunk: Uint8Array): void;
  /** @throws ApiError 503 if the body was refused */
  read(): Buffer<ArrayBuffer>;
  /** Frees the memory. */
  discard(): void;
}

/**
 * Stores the bodies that are being received, at most `maxBytes` together. When they exceed it, the network with the most bytes
 * loses its largest bodies: slow senders exhaust no memory and stop no bodies of other networks, however small their own are.
 *
 * @returns opens a body of a network; `announced` is its Content-Length
 */
export function receiveBodies(maxBytes: number): (network: string, announced?: number) => ReceivedBody {
  const bodies = new Set<{ network: string; size: number; refuse(): void }>();
  let total = 0;

  function makeRoom(): void {
    const networks = [...Map.groupBy(bodies, ({ network }) => network).values()];
    const sumOf = (all: readonly { size: number }[]) => all.reduce((sum, { size }) => sum + size, 0);
    const [most = []] = networks.toSorted((a, b) => sumOf(b) - sumOf(a));
    for (const body of most.toSorted((a, b) => b.size - a.size)) {
      body.refuse();
      if (total <= maxBytes) return;
    }
  }

  return (network, announced = 0) => {
    let stored = Buffer.alloc(0);
    let isRefused = false;
    const body = {
      network,
      size: 0,
      refuse: () => {
        isRefused = true;
        discard();
      },
    };
    function discard(): void {
      bodies.delete(body);
      total -= body.size;
      body.size = 0;
      stored = Buffer.alloc(0);
    }
    bodies.add(body);
    return {
      add(chunk) {
        if (isRefused) return;
        stored = withRoom(stored, body.size + chunk.byteLength, announced);
        stored.set(chunk, body.size);
        body.size += chunk.byteLength;
        total += chunk.byteLength;
        if (total > maxBytes) makeRoom();
      },
      read() {
        if (isRefused) throw createUnavailableError();
        return stored.subarray(0, body.size);
      },
      discard,
    };
  };
}

/** Above this size, the buffer of a body has its announced length. A header alone must not allocate memory. */
const TRUSTED_FROM_BYTES = 64 * 1024;

/** One buffer, because a kept chunk of a byte takes hundreds of bytes. Doubles, so that each byte is copied about twice. */
function withRoom(stored: Buffer<ArrayBuffer>, size: number, announced: number): Buffer<ArrayBuffer> {
  if (size <= stored.byteLength) return stored;
  const isTrusted = size > TRUSTED_FROM_BYTES && size <= announced;
  const larger = Buffer.allocUnsafe(isTrusted ? announced : Math.max(size, 2 * stored.byteLength));
  larger.set(stored);
  return larger;
}
