/** A module of its own: an `import()` lists the files to preload in the chunk that contains it, which every page loads. */
export const loadTracking = () => import("./shop-tracking.tsx");
