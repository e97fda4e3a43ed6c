import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";

interface TestS3 {
  endpoint: string;
  /** The stored objects by `/bucket/key`. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Answers all further requests with this status; null ends it. */
  failWith(status: number | null): void;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * Starts a server with the part of S3 that we use, on a free port until the test ends: put, get and delete by path. Checks
 * the signature (AWS Signature Version 4) and the body's hash.
 */
export async function openTestS3(secretAccessKey: string): Promise<TestS3> {
  const objects: TestS3["objects"] = new Map();
  let failure: number | null = null;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const bytes = Buffer.concat(chunks);
      const headers = incoming.headers as Record<string, string>;
      const { method = "", url = "" } = incoming;
      const answer = (status: number, body?: Buffer) => outgoing.writeHead(status).end(body);
      if (failure !== null) return answer(failure);
      if (headers["authorization"] !== signature(method, url, headers, secretAccessKey)) return answer(403);
      if (method === "PUT" && headers["x-amz-content-sha256"] !== sha256(bytes)) return answer(400);
      if (method === "PUT") objects.set(url, { bytes, type: headers["content-type"] ?? "" });
      if (method === "DELETE") return answer(objects.delete(url) ? 204 : 404);
      const found = objects.get(url);
      return found ? answer(200, method === "GET" ? found.bytes : undefined) : answer(404);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { endpoint: `http://127.0.0.1:${port}`, objects, failWith: (status) => (failure = status) };
}

/** The valid Authorization header of a request, as AWS documents it. */
function signature(method: string, url: string, headers: Record<string, string>, secret: string): string | undefined {
  const [, credential = "", signed = ""] =
    /Credential=([^,]+), SignedHeaders=([^,]+), /.exec(headers["authorization"] ?? "") ?? [];
  const [, day = "", region = "", service = ""] = credential.split("/");
  const names = signed.split(";");
  const canonical = [
    method,
    url,
    "",
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const text = `AWS4-HMAC-SHA256\n${headers["x-amz-date"]}\n${day}/${region}/${service}/aws4_request\n${sha256(canonical)}`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), "aws4_request");
  const digest = hmac(key, text).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signed}, Signature=${digest}`;
}
