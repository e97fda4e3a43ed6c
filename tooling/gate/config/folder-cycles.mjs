import base from "./dependency-cruiser.mjs";

/**
 * Folders form layers: no two folders import each other, directly or through others. Tests and their fixtures may reach
 * into any layer, so this run leaves them out.
 */
export default {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Move what both folders need into a lower one, or merge them.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: {
      path: [base.options.exclude.path, String.raw`\.(test|test-d|stories|fixture|suite)\.tsx?$`, "/testing(/|\\.ts$)"],
    },
    cache: { folder: "node_modules/.cache/folder-cycles", strategy: "content" },
  },
};
