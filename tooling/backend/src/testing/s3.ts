import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";

interface TestS3 {
  endpoint: string;
  /** What is kept, by `/bucket/key`. */
  kept: Map<string, { bytes: Buffer; type: string }>;
  /** Answers the next requests with this status, whatever they ask. */
  failWith(status: number | null): void;
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * The part of S3 that we use, on a free port until the test ends: put, get and delete by path, each only with a right
 * signature (AWS Signature Version 4) and an untouched body.
 */
export async function openTestS3(secretAccessKey: string): Promise<TestS3> {
  const kept: TestS3["kept"] = new Map();
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
      if (method === "PUT") kept.set(url, { bytes, type: headers["content-type"] ?? "" });
      if (method === "DELETE") return answer(kept.delete(url) ? 204 : 404);
      const found = kept.get(url);
      return found ? answer(200, method === "GET" ? found.bytes : undefined) : answer(404);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { endpoint: `http://127.0.0.1:${port}`, kept, failWith: (status) => (failure = status) };
}

/** The Authorization header that a request must have, by the description of AWS. */
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
