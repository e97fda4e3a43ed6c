import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { fetchPicture } from "./fetch-picture.ts";
import { isPublicAddress } from "./public-address.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const anywhere = { isAllowed: () => true };

describe("which addresses a file may make us ask", () => {
  it.each(["8.8.8.8", "203.0.114.1", "2606:4700::1111"])("%s is public", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
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
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("fetching a picture", () => {
  it("gives the bytes, after a redirect too", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/old") response.writeHead(302, { location: "/new" }).end();
      else response.end("bytes");
    });
    expect(String(await fetchPicture(`${origin}/old`, anywhere))).toBe("bytes");
  });

  it.each(["file:///etc/passwd", "ftp://a.example/x.jpg", "sand-1.png", "javascript:alert(1)", ""])(
    "refuses %s",
    async (address) => {
      await expect(fetchPicture(address)).rejects.toThrow("画像のアドレスではありません");
    },
  );

  it.each(["http://127.0.0.1:1/x.jpg", "http://[::1]/x.jpg", "http://localhost/x.jpg", "http://2130706433/x.jpg"])(
    "does not ask %s",
    async (address) => {
      await expect(fetchPicture(address)).rejects.toThrow("公開されたアドレスではありません");
    },
  );

  it("does not follow a redirect inwards", async () => {
    const origin = await serve((_, response) => response.writeHead(301, { location: "http://10.0.0.1/x" }).end());
    const onlyHere = { isAllowed: (address: string) => address === "127.0.0.1" };
    await expect(fetchPicture(origin, onlyHere)).rejects.toThrow("公開されたアドレスではありません");
  });

  it("gives up: not found, round in circles, too large, no answer, nobody there", async () => {
    const missing = await serve((_, response) => response.writeHead(404).end());
    await expect(fetchPicture(missing, anywhere)).rejects.toThrow("応答 404");
    const circle = await serve((_, response) => response.writeHead(302, { location: "/" }).end());
    await expect(fetchPicture(circle, anywhere)).rejects.toThrow("転送の回数が多すぎます");
    const large = await serve((_, response) => response.end(Buffer.alloc(16 * 1024 * 1024)));
    await expect(fetchPicture(large, anywhere)).rejects.toThrow("画像が大きすぎます");
    const silent = await serve(() => undefined);
    await expect(fetchPicture(silent, { ...anywhere, timeoutMs: 50 })).rejects.toMatchObject({
      message: "時間内に応答がありません",
      isHostDown: true,
    });
    await expect(fetchPicture("http://127.0.0.1:1/", anywhere)).rejects.toMatchObject({
      message: "接続できません",
      isHostDown: true,
    });
  });
});
