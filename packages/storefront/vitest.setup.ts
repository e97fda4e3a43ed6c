import "@noren/vite/intersection-observer.setup";
import { Blob } from "node:buffer";
import { performance } from "node:perf_hooks";
import { ReadableStream, TextDecoderStream, TextEncoderStream, TransformStream, WritableStream } from "node:stream/web";

// Like browsers, answers and streams need one implementation: jsdom lacks streams, and its `Blob` is not that of `fetch`.
Object.assign(globalThis, {
  Blob,
  ReadableStream,
  TextDecoderStream,
  TextEncoderStream,
  TransformStream,
  WritableStream,
});
// The `performance` of jsdom has no entries.
Object.defineProperty(globalThis, "performance", { value: performance, configurable: true, writable: true });

// A wait ends with its condition; the default is a second. `@testing-library/react` would load React here, before a test can
// choose its production build.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 20_000 });
}
