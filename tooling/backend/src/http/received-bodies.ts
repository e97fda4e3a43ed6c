import { unavailable } from "./problems.ts";

/** A body that is being received. */
export interface ReceivedBody {
  add(chunk: Uint8Array): void;
  /** @throws ApiError 503 if the body was refused */
  read(): Buffer<ArrayBuffer>;
  /** Frees the memory. */
  discard(): void;
}

/**
 * Stores the bodies that are being received, at most `maxBytes` together. When they exceed it, the largest one is refused: many
 * networks that send large files slowly exhaust no memory and stop no forms, whose bodies are small.
 *
 * @returns opens a body
 */
export function receiveBodies(maxBytes: number): () => ReceivedBody {
  const bodies = new Set<{ size: number; refuse(): void }>();
  let total = 0;

  function refuseLargest(): void {
    const [largest] = [...bodies].toSorted((a, b) => b.size - a.size);
    largest?.refuse();
  }

  return () => {
    let chunks: Uint8Array[] = [];
    let isRefused = false;
    const body = {
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
      chunks = [];
    }
    bodies.add(body);
    return {
      add(chunk) {
        if (isRefused) return;
        chunks.push(chunk);
        body.size += chunk.byteLength;
        total += chunk.byteLength;
        if (total > maxBytes) refuseLargest();
      },
      read() {
        if (isRefused) throw unavailable();
        return Buffer.concat(chunks);
      },
      discard,
    };
  };
}
