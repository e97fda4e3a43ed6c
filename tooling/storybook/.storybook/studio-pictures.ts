import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURE_WIDTHS } from "@noren/contract/picture";
import type { Plugin } from "vite";

/** URLs of the image service in `pictures.fixture.ts`: storage/simple/studio/<shot>/<width>.avif */
const PICTURE_URL = /^\/?storage\/simple\/studio\/([\w-]+)\/\d+\.\w+$/;

/**
 * Replaces the image service, because Storybook runs without a backend: every width of a studio picture is its master.
 * The static build contains the pictures whose names are in the stories' code.
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
    generateBundle(_, bundle) {
      const code = Object.values(bundle)
        .map((file) => (file.type === "chunk" ? file.code : ""))
        .join("\n");
      for (const name of existsSync(masters) ? readdirSync(masters) : []) {
        const shot = name.replace(/\.avif$/, "");
        if (!new RegExp(`["'\`]${shot}["'\`]`).test(code)) continue;
        const source = readFileSync(join(masters, name));
        for (const width of PICTURE_WIDTHS) {
          this.emitFile({ type: "asset", fileName: `storage/simple/studio/${shot}/${width}.avif`, source });
        }
      }
    },
  };
}
