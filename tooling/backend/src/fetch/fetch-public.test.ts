import { createSocket } from "node:dgram";
import { describe, expect, it, onTestFinished } from "vitest";
import { serveLocally } from "../testing/local-server.ts";
import { fetchPublic, type FetchRules } from "./fetch-public.ts";
import { isPublicIp, type Resolve, resolveByDns } from "./public-ip.ts";

describe("isPublicIp", () => {
  it.each(["8.8.8.8", "203.0.114.1", "2606:4700::1111"])("accepts %s", (ip) => expect(isPublicIp(ip)).toBe(true));
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "fe80::1",
    "fd00::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("rejects %s", (ip) => expect(isPublicIp(ip)).toBe(false));
});

const rules: FetchRules = { maxBytes: 1000, timeoutMs: 2000, accept: "*/*" };
const fetchUrl = (url: string, more: Partial<FetchRules> = {}) => fetchPublic(url, { ...rules, ...more });
const fetchFault = (url: string, more: Partial<FetchRules> = {}) =>
  fetchUrl(url, more).then(
    () => "none",
    (error: { fault: string }) => error.fault,
  );

/** A DNS resolver that returns the lists in turn, and the number of its calls. */
function resolver(...answers: string[][]): { resolve: Resolve; callCount: () => number } {
  let count = 0;
  const resolve: Resolve = (_, __, callback) => {
    const addresses = answers[Math.min(count, answers.length - 1)] ?? [];
    count += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return { resolve, callCount: () => count };
}

describe("fetchPublic", () => {
  it.each([
    "http://127.0.0.1/",
    "http://0177.0.0.1/",
    "http://0x7f.0.0.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://017700000001/",
    "http://127.1/",
    "http://127.0.0.1./",
    "http://①②⑦.0.0.1/",
    "http://0/",
    "http://10.0.0.1:8080/",
    "http://169.254.169.254/latest/meta-data/",
    "http://192.168.0.1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://localhost/",
  ])("sends no request to %s", async (url) => expect(await fetchFault(url)).toBe("notPublic"));

  it.each(["", "x", "file:///etc/passwd", "gopher://8.8.8.8/", "https://name:word@8.8.8.8/", "http://"])(
    "rejects %j",
    async (url) => expect(await fetchFault(url)).toBe("invalidUrl"),
  );

  it("rejects a name that resolves to a private IP, too", async () => {
    const { resolve } = resolver(["8.8.8.8", "10.0.0.1"]);
    expect(await fetchFault("http://shop.example/", { resolve })).toBe("notPublic");
  });

  it("resolves a name once and connects to that IP, against DNS rebinding", async () => {
    const origin = await serveLocally((_, response) => response.end("own"));
    const { port } = new URL(origin);
    const { resolve, callCount } = resolver(["127.0.0.1"], ["127.0.0.2"]);
    const isAllowed = (ip: string) => ip === "127.0.0.1";
    const { bytes } = await fetchUrl(`http://rebound.example:${port}/`, { resolve, isAllowed });
    expect([String(bytes), callCount()]).toEqual(["own", 1]);
  });

  it("resolves names by DNS, without a thread that waits for a silent name server", async () => {
    const own = await serveLocally((_, response) => response.end("own"));
    const server = createSocket("udp4");
    onTestFinished(() => void server.close());
    server.on("message", (query, { port, address }) => {
      // `silent.example` gets no answer; any other name has the address 127.0.0.1, and no IPv6 address.
      if (query.includes("silent")) return;
      const isIpv4 = query.readUInt16BE(query.indexOf("example") + 8) === 1;
      const header = Buffer.from([0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
      const question = query.subarray(12, query.indexOf("example") + 12);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
      const answer = [query.subarray(0, 2), header, question, ...(isIpv4 ? [record] : [])];
      server.send(Buffer.concat(answer), port, address);
    });
    await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
    const resolve = resolveByDns([`127.0.0.1:${server.address().port}`]);
    const isAllowed = (ip: string) => ip === "127.0.0.1";
    const { bytes } = await fetchUrl(`http://own.example:${new URL(own).port}/`, { resolve, isAllowed });
    expect(String(bytes)).toBe("own");
    expect(await fetchFault("http://own.example/", { resolve })).toBe("notPublic");
    expect(await fetchFault("http://silent.example/", { resolve, timeoutMs: 100 })).toBe("timeout");
  });

  it("follows no redirect to a private IP, by number or by name", async () => {
    const { resolve } = resolver(["127.0.0.1"], ["10.0.0.1"]);
    const isAllowed = (ip: string) => ip === "127.0.0.1";
    for (const location of ["http://0x0a000001/", "http://internal.example/"]) {
      const origin = await serveLocally((_, response) => response.writeHead(302, { location }).end());
      const { port } = new URL(origin);
      expect(await fetchFault(`http://outer.example:${port}/`, { resolve, isAllowed })).toBe("notPublic");
    }
    const toFile = await serveLocally((_, response) =>
      response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    );
    expect(await fetchFault(toFile, { isAllowed: () => true })).toBe("invalidUrl");
  });

  it("limits media type and size", async () => {
    const origin = await serveLocally((request, response) => {
      const [, type = "", size = "0"] = decodeURIComponent(request.url ?? "").split(",");
      response.writeHead(200, { "content-type": type }).end("x".repeat(Number(size)));
    });
    const own = { isAllowed: () => true, isWanted: (type: string) => type === "image/svg+xml" };
    expect(await fetchUrl(`${origin}/,Image/SVG%2Bxml; Charset="UTF-8",1000`, own)).toMatchObject({
      type: "image/svg+xml",
      charset: "utf-8",
    });
    expect(await fetchFault(`${origin}/,image/svg%2Bxml,1001`, own)).toBe("tooLarge");
    expect(await fetchFault(`${origin}/,text/html,1`, own)).toBe("type");
  });
});
