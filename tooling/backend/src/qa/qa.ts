import type { Qa, QaCategory } from "@noren/contract";
import { fold } from "../search/fold.ts";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";

const QAS = `
  SELECT q.id, c.name AS category, c.key AS category_key, q.question, q.answer
  FROM qas q JOIN qa_categories c ON c.id = q.qa_category_id
  WHERE c.channel_id = $1 AND ($2::text IS NULL OR c.key = $2)
  ORDER BY c.position, c.id, q.position, q.id`;

const toSearchText = (html: string) => fold(html.replace(/<[^>]*>/g, ""));

/**
 * Questions of a shop, or of one category, in the shop's order. A search returns those that contain every word of it in
 * question or answer, in any script and width. Filters in memory, since a shop has a few dozen questions.
 */
export async function listQas(db: Db, channelId: number, category: string | null, word: string | null): Promise<Qa[]> {
  const rows = await runStatement<Qa>(db, QAS, [channelId, category]);
  const words = word === null ? [] : fold(word).split(/\s+/).filter(Boolean);
  return rows
    .map((row) => ({ ...row, answer: toSafeHtml(row.answer) }))
    .filter((row) => words.every((word) => toSearchText(`${row.question} ${row.answer}`).includes(word)));
}

/** The categories in the shop's order, without empty ones. */
export const listQaCategories = (db: Db, channelId: number): Promise<QaCategory[]> =>
  runStatement<QaCategory>(
    db,
    `SELECT c.key, c.name, count(*)::int AS qa_count FROM qa_categories c JOIN qas q ON q.qa_category_id = c.id
     WHERE c.channel_id = $1 GROUP BY c.id ORDER BY c.position, c.id`,
    [channelId],
  );
