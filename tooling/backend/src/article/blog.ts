import type { Answer, Blog, BlogArticle } from "@noren/contract";
import { listProductInfos, type CatalogueContext } from "../catalogue/product-info.ts";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { countPublished, buildPageQuery, PUBLISHED, findNeighbours } from "./publication.ts";

type Row = Omit<Blog, "published_at"> & { id: number; published_at: Date };

const COLUMNS = "a.id, a.key, a.title, a.lead, a.category, a.author, a.image, a.published_at";

const toBlog = ({ id: _, published_at, ...row }: Row): Blog => ({ ...row, published_at: published_at.toISOString() });

const CATEGORIES = `
  SELECT a.category AS name, count(*)::int AS count FROM blogs a WHERE ${PUBLISHED}
  GROUP BY a.category ORDER BY count(*) DESC, a.category`;

/** A page of the published articles, newest first, with the existing categories. */
export async function listBlogs(
  db: Db,
  context: CatalogueContext,
  category: string | null,
  page: Page,
): Promise<{ blogs: Answer<"listBlogs">; total: number }> {
  const { text, values } = buildPageQuery("blogs", context, COLUMNS, category, page);
  const [rows, total, categories] = await Promise.all([
    runStatement<Row>(db, text, values),
    countPublished(db, "blogs", context, category),
    runStatement<{ name: string; count: number }>(db, CATEGORIES, [context.channelId, context.now]),
  ]);
  return { blogs: { data: rows.map(toBlog), categories }, total };
}

const BY_KEY = `
  SELECT ${COLUMNS}, a.body,
    ARRAY(SELECT p.id FROM blog_products bp JOIN products p ON p.id = bp.product_id AND p.is_show
      WHERE bp.blog_id = a.id ORDER BY bp.position) AS product_ids
  FROM blogs a WHERE ${PUBLISHED} AND a.key = $3`;

/** One article with the products that it mentions; undefined when no published one has this key. */
export async function findBlog(db: Db, context: CatalogueContext, key: string): Promise<BlogArticle | undefined> {
  const values = [context.channelId, context.now, key];
  const [row] = await runStatement<Row & { body: string; product_ids: number[] }>(db, BY_KEY, values);
  if (!row) return undefined;
  const { body, product_ids, ...rest } = row;
  const [neighbours, products] = await Promise.all([
    findNeighbours(db, "blogs", context, row.id),
    listProductInfos(db, context, product_ids),
  ]);
  return { ...toBlog(rest), body: toSafeHtml(body), ...neighbours, products };
}
