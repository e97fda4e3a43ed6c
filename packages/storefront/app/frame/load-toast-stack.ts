/** A module without imports: each page would name them in its own code, to preload them. */
export const loadToastStack = () => import("./toast-stack.tsx");
