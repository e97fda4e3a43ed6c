import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** URLs of the image service in `pictures.fixture.ts`: storage/simple/studio/<shot>/<width>.avif */
const PICTURE_URL = /^\/?storage\/simple\/studio\/([\w-]+)\/\d+\.\w+$/;
const WIDTHS = [320, 640, 960, 1200];

/**
 * Replaces the image service, because Storybook runs without a backend: every width of a studio picture is its master.
 * The static build gets some widths only, as AVIF; a browser takes the nearest that it is offered.
 */
export function studioPictures(masters: string): Plugin {
  return {
    name: "noren:studio-pictures",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const shot = PICTURE_URL.exec(request.url ?? "")?.[1];
        const file = shot && join(masters, `${shot}.avif`);
        if (!file || !existsSync(file)) return next();
        response.setHeader("Content-Type", "image/avif");
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const name of existsSync(masters) ? readdirSync(masters) : []) {
        const source = readFileSync(join(masters, name));
        for (const width of WIDTHS) {
          const fileName = `storage/simple/studio/${name.replace(/\.avif$/, "")}/${width}.avif`;
          this.emitFile({ type: "asset", fileName, source });
        }
      }
    },
  };
}
