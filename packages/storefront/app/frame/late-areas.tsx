import { createLateParts } from "./create-late-parts.tsx";

const { loadParts, createLatePart } = createLateParts(async () => (await import("../areas/load-areas.ts")).loadAreas());

/** Loads the code of the areas. */
export const importAreas = loadParts;

export const LateTop = createLatePart("area-top", "TopArea");
export const LateSide = createLatePart("area-side", "SideArea");
export const LateBottom = createLatePart("area-bottom", "BottomArea");
