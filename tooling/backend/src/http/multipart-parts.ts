/** The file and the text fields of a form; the largest form has two fields. */
const MAX_PARTS = 16;
const MAX_HEADER_BYTES = 4 * 1024;

/** A part of a multipart body. Without a file name it is a text field. */
export interface Part {
  name: string;
  fileName: string | undefined;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The boundary of a `multipart/form-data` type; undefined without a valid one. */
export function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/**
 * Splits a multipart body. Its time does not depend on what the client sends, as a general parser's does: it stops at the
 * first part too many, and reads a header only if it is short.
 *
 * @returns undefined for a malformed body, or one with too many parts
 */
export function readParts(body: Buffer<ArrayBuffer>, boundary: string): Part[] | undefined {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line break before it.
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return undefined;
  const parts: Part[] = [];
  let start = delimiter.length - 2;
  while (body.toString("latin1", start, start + 2) === "\r\n") {
    const headersEnd = body.subarray(start, start + MAX_HEADER_BYTES).indexOf("\r\n\r\n");
    const bodyStart = start + headersEnd + 4;
    const end = body.indexOf(delimiter, bodyStart);
    if (headersEnd === -1 || end === -1 || parts.length === MAX_PARTS) return undefined;
    const disposition = readDisposition(body.toString("utf8", start + 2, start + headersEnd));
    if (!disposition) return undefined;
    parts.push({ ...disposition, bytes: new Uint8Array(body.subarray(bodyStart, end)) });
    start = end + delimiter.length;
  }
  return body.toString("latin1", start, start + 2) === "--" ? parts : undefined;
}

/** Reads `Content-Disposition`, whose names browsers escape as `%22`, `%0D` and `%0A`. */
function readDisposition(headers: string): Pick<Part, "name" | "fileName"> | undefined {
  const line = headers.split("\r\n").find((each) => /^content-disposition:\s*form-data;/i.test(each));
  const parameter = (name: string) => {
    const value = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(line ?? "")?.[1];
    return value?.replaceAll(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
  };
  const name = parameter("name");
  return name === undefined ? undefined : { name, fileName: parameter("filename") };
}
