import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Where results of checks are kept between and after runs; ignored by git. */
export const cache = `${root}node_modules/.cache/gate`;
