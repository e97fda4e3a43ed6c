import type { ColorScheme } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/pool.ts";
import { colorSchemes } from "../db/schema/content.ts";
import { shopCopy } from "./shop.copy.ts";

/** Reads the shop's selected colours; empty if it uses those of its theme. */
export async function getColorScheme(db: Db, channelId: number): Promise<ColorScheme> {
  const [row] = await db
    .select({ key: colorSchemes.key, name: colorSchemes.name, colors: colorSchemes.colors })
    .from(colorSchemes)
    .where(and(eq(colorSchemes.channelId, channelId), eq(colorSchemes.isSelected, true)));
  return row ?? { key: "default", name: shopCopy.themeColors, colors: {} };
}
