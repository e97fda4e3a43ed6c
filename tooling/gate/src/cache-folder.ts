import { workspaceRoot } from "@noren/bootstrap/workspace-root";

/** The results of the checks and the caches of their tools; ignored by git. */
export const cacheFolder = `${workspaceRoot}node_modules/.cache/gate`;
