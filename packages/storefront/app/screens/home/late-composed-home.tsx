import { createLateParts } from "../../frame/create-late-parts.tsx";
import type { HomeComposition } from "./home-composition.ts";

const { loadParts, createLatePart } = createLateParts(() => import("./composed-home.tsx"));

/** Loads the code of pages of blocks; a load awaits it before the home is rendered. */
export const importComposedHome = loadParts;

const ComposedHome = createLatePart("composed-home", "ComposedHome");

/** The home of blocks. */
export const LateComposedHome = (props: HomeComposition) => (
  <div id="composed-home" data-late="">
    <ComposedHome {...props} />
  </div>
);
