import type { MediaType } from "@noren/contract";
import type { Context as Http } from "hono";

interface Content {
  bytes: Uint8Array<ArrayBuffer>;
  type: MediaType;
  /** Of a text that is not UTF-8. */
  charset?: string;
  /** As the shopper's disk shall show it; may be Japanese. */
  name: string;
}

/**
 * What a handler returns where its call answers a file.
 *
 * @example return new FileAnswer({ bytes, type: "application/pdf", name: `${words.receipt}_${order.no}.pdf` });
 */
export class FileAnswer {
  readonly content: Content;

  constructor(content: Content) {
    this.content = content;
  }
}

/**
 * Sends a file to be saved, never to be shown in the shop's name: whatever is in it, no script of it may run here.
 * The name stands twice, for our own pages [calls.file-name] and for a browser that was sent here.
 */
export function sendFile(http: Http, { content: { bytes, type, charset, name } }: FileAnswer): Response {
  const encoded = encodeURIComponent(name).replaceAll("'", "%27");
  http.header("content-type", charset ? `${type}; charset=${charset}` : type);
  http.header("content-disposition", `attachment; filename*=UTF-8''${encoded}`);
  http.header("x-suggested-filename", encoded);
  http.header("content-security-policy", "default-src 'none'; sandbox");
  return http.body(bytes);
}
