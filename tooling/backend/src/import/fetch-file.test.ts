import { describe, expect, it } from "vitest";
import { serveLocally } from "../testing/local-server.ts";
import { fetchPicture } from "./fetch-file.ts";

const anywhere = { isAllowed: () => true };

describe("fetchPicture", () => {
  it("returns the bytes, after a redirect too", async () => {
    const origin = await serveLocally((request, response) => {
      if (request.url === "/old") response.writeHead(302, { location: "/new" }).end();
      else response.end("bytes");
    });
    expect(String(await fetchPicture(`${origin}/old`, anywhere))).toBe("bytes");
  });

  it.each(["file:///etc/passwd", "ftp://a.example/x.jpg", "sand-1.png", "javascript:alert(1)", ""])(
    "refuses %s",
    async (url) => {
      await expect(fetchPicture(url)).rejects.toThrow("正しいアドレスではありません");
    },
  );

  it.each(["http://127.0.0.1:1/x.jpg", "http://[::1]/x.jpg", "http://localhost/x.jpg", "http://2130706433/x.jpg"])(
    "sends no request to %s",
    async (url) => {
      await expect(fetchPicture(url)).rejects.toThrow("公開されたアドレスではありません");
    },
  );

  it("does not follow a redirect to an internal host", async () => {
    const origin = await serveLocally((_, response) =>
      response.writeHead(301, { location: "http://10.0.0.1/x" }).end(),
    );
    const onlyHere = { isAllowed: (ip: string) => ip === "127.0.0.1" };
    await expect(fetchPicture(origin, onlyHere)).rejects.toThrow("公開されたアドレスではありません");
  });

  it("fails for 404, redirect loops, oversized responses, timeouts and refused connections", async () => {
    const missing = await serveLocally((_, response) => response.writeHead(404).end());
    await expect(fetchPicture(missing, anywhere)).rejects.toThrow("応答 404");
    const circle = await serveLocally((_, response) => response.writeHead(302, { location: "/" }).end());
    await expect(fetchPicture(circle, anywhere)).rejects.toThrow("転送の回数が多すぎます");
    const large = await serveLocally((_, response) => response.end(Buffer.alloc(16 * 1024 * 1024)));
    await expect(fetchPicture(large, anywhere)).rejects.toThrow("大きすぎます");
    const silent = await serveLocally(() => undefined);
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
