/** The largest answer that a page is made from; a list of products has some 50 kB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * A fetch whose answers have at most `maxBytes`: a larger one fails. Without a limit, one call that
 * answers 10 MB occupies this process for a second and several fill its memory, for the pages of all shops.
 */
export function limitAnswers(fetch: typeof globalThis.fetch, maxBytes = MAX_ANSWER_BYTES): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { body, headers, status, statusText } = response;
    if (body === null) return response;
    // The length of a compressed answer is not that of its text.
    const length = headers.has("content-encoding") ? null : headers.get("content-length");
    if (length !== null && Number(length) <= maxBytes) return response;
    if (length !== null) {
      await body.cancel();
      throw createTooLargeError(maxBytes);
    }
    return new Response(body.pipeThrough(limitBytes(maxBytes)), { headers, status, statusText });
  };
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(createTooLargeError(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}

const createTooLargeError = (maxBytes: number) => new Error(`The API answered more than ${maxBytes} bytes`);
