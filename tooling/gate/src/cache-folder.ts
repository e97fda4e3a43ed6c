import { workspaceRoot } from "@noren/bootstrap/workspace-root";

/** Where the checks keep their results between and after runs; ignored by git. */
export const cacheFolder = `${workspaceRoot}node_modules/.cache/gate`;
