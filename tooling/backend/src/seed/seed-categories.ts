import { excludedColumns } from "../db/excluded-columns.ts";
import { brands, categories } from "../db/schema/catalogue.ts";
import type { SeedContext } from "./seed-context.ts";
import type { SeedBrand } from "./shapes.ts";

/** A category of products, or a subject of inquiries. */
interface Category {
  key: string;
  name: string;
  kana?: string;
  picture?: string | undefined;
}

/** Inserts brands. Updates those whose key exists. */
export async function seedBrands(
  { tx, channelId }: Pick<SeedContext, "tx" | "channelId">,
  list: readonly SeedBrand[],
): Promise<void> {
  const rows = list.map((brand) => ({ ...brand, channelId }));
  const [first] = rows;
  if (!first) return;
  await tx
    .insert(brands)
    .values(rows)
    .onConflictDoUpdate({ target: [brands.channelId, brands.key], set: excludedColumns(brands, first) });
}

/** Inserts categories of a kind with those below them. Updates those whose key exists. */
export async function seedCategories(
  { tx, channelId, pictureOf }: Pick<SeedContext, "tx" | "channelId" | "pictureOf">,
  kind: "products" | "inquiries",
  list: readonly (Category & { children: readonly Category[] })[],
): Promise<void> {
  const save = async (level: readonly Category[], parentId: number | null) => {
    const rows = level.map(({ key, name, kana = "", picture }, position) => ({
      channelId,
      kind,
      key,
      name,
      kana,
      position,
      parentId,
      image: pictureOf(picture),
    }));
    const [first] = rows;
    if (!first) return [];
    return tx
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({
        target: [categories.channelId, categories.kind, categories.key],
        set: excludedColumns(categories, first),
      })
      .returning({ id: categories.id, key: categories.key });
  };
  const ids = new Map((await save(list, null)).map(({ id, key }) => [key, id]));
  for (const { key, children } of list) await save(children, ids.get(key) ?? null);
}
