import type { Product } from "@noren/contract";
import type { ComponentType } from "react";
import { ownProductPart as ofTheme } from "#ui/product-part";
import type { LoadContext } from "../../load/screen-load.ts";

/** What `src/product-part.ts` of an app exports as `ownProductPart`. Its code loads late, with the parts of the page. */
export interface OwnProductPart {
  /** Fetches on the server what the part reads. */
  load?: (context: LoadContext) => Promise<unknown>;
  /** The model with its view. */
  Part?: ComponentType<{ product: Product }>;
}

/** The part of the theme. */
export const ownProductPart: OwnProductPart = ofTheme;
