import type { Category, Picture } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { cacheByChannel } from "../shop/cache-by-channel.ts";
import { runStatement } from "../db/statement.ts";

export interface CategoryNode {
  id: number;
  key: string;
  name: string;
  /** Reading in kana; empty if unknown. */
  kana: string;
  image: Picture | null;
  parent: CategoryNode | null;
  children: CategoryNode[];
}

/** A shop's categories by key, and its top categories. */
export interface CategoryTree {
  roots: CategoryNode[];
  byKey: ReadonlyMap<string, CategoryNode>;
}

type Kind = "products" | "inquiries";
type Row = Pick<CategoryNode, "id" | "key" | "name" | "kana" | "image"> & { parent_id: number | null };

/** The tree of product categories. */
export const productCategoryTree: (db: Db, channel: Channel) => Promise<CategoryTree> = cacheByChannel((db, channel) =>
  loadTree(db, channel, "products"),
);

async function loadTree(db: Db, channel: Channel, kind: Kind): Promise<CategoryTree> {
  const rows = await runStatement<Row>(
    db,
    "SELECT id, key, name, kana, image, parent_id FROM categories WHERE channel_id = $1 AND kind = $2 ORDER BY position, id",
    [channel.id, kind],
  );
  const nodes = new Map<number, CategoryNode>();
  for (const { parent_id: _, ...row } of rows) nodes.set(row.id, { ...row, parent: null, children: [] });
  const roots: CategoryNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    const parent = row.parent_id === null ? undefined : nodes.get(row.parent_id);
    if (!node) continue;
    node.parent = parent ?? null;
    (parent?.children ?? roots).push(node);
  }
  return { roots, byKey: new Map([...nodes.values()].map((node) => [node.key, node])) };
}

/** Returns the ids of a category and all its descendants. */
export function withDescendants(node: CategoryNode): number[] {
  return [node.id, ...node.children.flatMap(withDescendants)];
}

/** Returns the path from the top category to this one. */
export function pathTo(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

const COUNTS = `
  WITH RECURSIVE up (id, ancestor) AS (
    SELECT id, id FROM categories WHERE channel_id = $1
    UNION ALL
    SELECT up.id, c.parent_id FROM up JOIN categories c ON c.id = up.ancestor WHERE c.parent_id IS NOT NULL
  )
  SELECT up.ancestor AS id, count(DISTINCT p.id)::int AS count
  FROM up
  JOIN product_categories pc ON pc.category_id = up.id
  JOIN products p ON p.id = pc.product_id AND p.is_show
  GROUP BY up.ancestor`;

const productCounts = cacheByChannel((db, channel) =>
  runStatement<{ id: number; count: number }>(db, COUNTS, [channel.id]),
);

/** Maps the tree to the contract, with the number of visible products in and below each category. */
export async function listCategoryTree(db: Db, channel: Channel, kind: Kind): Promise<Category[]> {
  const [tree, counts] = await Promise.all([
    kind === "products" ? productCategoryTree(db, channel) : loadTree(db, channel, kind),
    productCounts(db, channel),
  ]);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const toCategory = ({ id, key, name, image, children }: CategoryNode): Category => ({
    id,
    key,
    name,
    product_count: countOf.get(id) ?? 0,
    image,
    children: children.map(toCategory),
  });
  return tree.roots.map(toCategory);
}
