import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheLiveSessions } from "../session/live-sessions.ts";
import { openDatabase } from "../db/pool.ts";
import { createLocalFiles } from "../files/local-files.ts";
import { createApp } from "../app.ts";
import { listen } from "../http/listen.ts";
import { createImageService } from "../images/image-service.ts";
import { createVideoFiles } from "../videos/video-files.ts";
import { setLogLevel } from "../process/log.ts";
import { routes } from "../routes.ts";
import { createChannelFinder } from "../shop/channels.ts";
import { TIMEOUT_FACTOR } from "./timeout-factor.ts";

/** A script: serves the shops of a database, prints its origin and runs until it is killed. */
const [url = "", secret = ""] = process.argv.slice(2);
setLogLevel("silent");
const { db } = openDatabase(url, { connections: 8, timeoutFactor: TIMEOUT_FACTOR });
const app = createApp({
  db,
  routes,
  images: createImageService(join(tmpdir(), "noren-test-pictures")),
  videos: createVideoFiles(join(tmpdir(), "noren-test-pictures")),
  files: createLocalFiles(join(tmpdir(), "noren-test-files")),
  services: new Map(),
  sessions: cacheLiveSessions(db, url),
  findChannel: createChannelFinder(db, 0, new Map()),
  secret,
  now: () => new Date(),
  checkAnswers: true,
});
const { origin } = await listen(app, 0);
process.stdout.write(`${origin}\n`);
