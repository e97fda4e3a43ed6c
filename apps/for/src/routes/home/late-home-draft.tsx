import { createLateParts } from "@noren/storefront/frame/create-late-parts";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { loadPackingChoices } from "../draft/load-packing-choices.ts";
import { HOME_DRAFT } from "./home-draft-id.ts";

const { loadParts, createLatePart } = createLateParts(() => import("./home-draft.tsx"));

const HomeDraft = createLatePart(HOME_DRAFT, "HomeDraft");

/** Fetches the occasions, and on the server the code that draws with them. */
export const loadHomeDraft = (context: LoadContext) =>
  Promise.all([import.meta.env.SSR && loadParts(), loadPackingChoices(context)]);

/** The 掛け紙 of the home: HTML of the server until one comes near. */
export const LateHomeDraft = () => (
  <div id={HOME_DRAFT} data-late="">
    <HomeDraft />
  </div>
);
