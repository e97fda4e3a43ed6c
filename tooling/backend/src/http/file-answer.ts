import type { MediaType } from "@noren/contract";
import type { Context as Http } from "hono";
import { type FileContent, sendContent } from "./file-content.ts";

interface Content {
  bytes: Uint8Array<ArrayBuffer> | FileContent;
  type: MediaType;
  /** Set for text that is not UTF-8. */
  charset?: string;
  /** File name for the download; may be Japanese. */
  name: string;
}

/**
 * The return value of a handler whose call responds with a file.
 *
 * @example return new FileAnswer({ bytes, type: "application/pdf", name: receiptPdfCopy.fileName(order.orderNo) });
 */
export class FileAnswer {
  readonly content: Content;

  constructor(content: Content) {
    this.content = content;
  }
}

/**
 * Sends a file as an attachment, so that the browser never runs its scripts on this origin. Sends the name in two headers:
 * one for our pages [calls.file-name], one for a browser that opens the URL directly.
 */
export function sendFile(http: Http, { content: { bytes, type, charset, name } }: FileAnswer): Response {
  const encoded = encodeURIComponent(name).replaceAll("'", "%27");
  http.header("content-type", charset ? `${type}; charset=${charset}` : type);
  http.header("content-disposition", `attachment; filename*=UTF-8''${encoded}`);
  http.header("x-suggested-filename", encoded);
  http.header("content-security-policy", "default-src 'none'; sandbox");
  return bytes instanceof Uint8Array ? http.body(bytes) : sendContent(http, bytes);
}
