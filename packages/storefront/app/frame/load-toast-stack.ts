import { adoptToastStyles } from "./adopt-toast-styles.ts";

/** A module of its own: an `import()` lists the files to preload in the chunk that contains it, which every page loads. */
export function loadToastStack() {
  adoptToastStyles();
  return import("./toast-stack.tsx");
}
