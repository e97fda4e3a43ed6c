import type { Channel } from "../db/schema/shop.ts";
import type { Db } from "../db/pool.ts";
import { getColorScheme } from "../shop/color-scheme.ts";

/** The colours of a document that differ by shop, as `#rrggbb`. */
export interface DocumentColors {
  /** Rules and bars. */
  accent: string;
  /** Titles and totals: dark enough for text. */
  strong: string;
  /** Behind text. */
  soft: string;
}

/** The accent of the theme Simple. */
export const DEFAULT_COLORS: DocumentColors = { accent: "#1d4a7a", strong: "#12335a", soft: "#edf2f8" };

/** Reads the colours of the shop's selected scheme; those of Simple for the missing ones. */
export async function getDocumentColors(db: Db, { id }: Pick<Channel, "id">): Promise<DocumentColors> {
  const { colors } = await getColorScheme(db, id);
  return {
    accent: colors["color-accent"] ?? DEFAULT_COLORS.accent,
    strong: colors["color-accent-strong"] ?? DEFAULT_COLORS.strong,
    soft: colors["color-accent-soft"] ?? DEFAULT_COLORS.soft,
  };
}
