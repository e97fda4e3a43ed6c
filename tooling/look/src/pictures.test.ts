import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { pictureFile, takePictures, type Scene } from "./pictures.ts";

/** A page with the channel of Storybook's preview: the story `broken` fails, and any other paints the page in its name. */
const PREVIEW = `<!DOCTYPE html><body><script>
  const listeners = {};
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => (listeners[event] = listener),
    emit: (event, { storyId }) => {
      document.body.style.background = storyId === "red" ? "rgb(255, 0, 0)" : "rgb(0, 0, 255)";
      document.body.innerHTML = '<div style="height: 1200px"></div>';
      listeners.storyFinished({ storyId, status: storyId === "broken" ? "error" : "success" });
    },
  };
  document.body.innerHTML = '<div id="storybook-root"><button>Button</button></div>';
</script></body>`;

async function startPreview(): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(url.startsWith("/iframe.html") ? 200 : 404, { "Content-Type": "text/html" }).end(PREVIEW);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const scene = (theme: string, id: string): Scene => ({
  theme,
  story: { id, title: "画面/カート", name: id, theme: null },
});

test("a picture of each story is as long as its page, and stories that fail are returned", async () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-look-"));
  const browser = await chromium.launch(getChromiumLaunchOptions());
  onTestFinished(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  const scenes = [scene("tee", "red"), scene("tee", "broken"), scene("wag", "red")];
  const taken: Scene[] = [];
  const failed = await takePictures(scenes, {
    browser,
    origin: await startPreview(),
    opening: "button",
    folder,
    widths: [390, 820],
    pages: 2,
    onTaken: (one) => taken.push(one),
  });
  expect(failed).toEqual([scenes[1]]);
  expect(taken).toHaveLength(3);
  for (const one of scenes)
    for (const width of [390, 820] as const) {
      const { data, info } = await sharp(join(folder, pictureFile(one, width)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, expect.any(Number)]);
      expect(info.height).toBeGreaterThan(1200);
      expect([...data.subarray(0, 3)]).toEqual(one.story.id === "red" ? [255, 0, 0] : [0, 0, 255]);
    }
});
