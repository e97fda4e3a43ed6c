/** A module without imports: each page would name them in its own code, to preload them. */
export const loadNotFound = () => import("./not-found-page.tsx");
