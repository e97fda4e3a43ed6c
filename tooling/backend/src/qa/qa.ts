import type { Qa, QaCategory } from "@noren/contract";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { channelSynonyms } from "../search/channel-synonyms.ts";
import { fold, normalise, toKatakana } from "../search/fold.ts";
import { spellingsOf, splitTypedWords } from "../search/terms.ts";

const QAS = `
  SELECT q.id, c.name AS category, c.key AS category_key, q.question, q.answer
  FROM qas q JOIN qa_categories c ON c.id = q.qa_category_id
  WHERE c.channel_id = $1 AND ($2::text IS NULL OR c.key = $2)
  ORDER BY c.position, c.id, q.position, q.id`;

/** A text as searches compare it: as it is, and without hiragana, which writers add and omit (引っ越し, 引越し). */
function toSearchTexts(html: string): string[] {
  const text = normalise(html.replace(/<[^>]*>/g, ""));
  return [text, text.replace(/[ぁ-ゖ]/g, "")].map(toKatakana);
}

/**
 * Questions of a shop, or of one category, in the shop's order. A search returns those that contain every word of it, or a
 * synonym of the shop's product search, in question or answer, in any script and width. Filters in memory, since a shop has a
 * few dozen questions.
 */
export async function listQas(db: Db, channel: Channel, category: string | null, word: string | null): Promise<Qa[]> {
  const [rows, synonyms] = await Promise.all([
    runStatement<Qa>(db, QAS, [channel.id, category]),
    channelSynonyms(db, channel),
  ]);
  const words = splitTypedWords(word ?? "", synonyms).map((typed) =>
    spellingsOf(typed, synonyms).map((spelling) => fold(spelling.word)),
  );
  // Signs alone, such as an emoji, are in no question.
  if (words.length === 0 && word?.trim()) return [];
  return rows
    .map((row) => ({ ...row, answer: toSafeHtml(row.answer) }))
    .filter(({ question, answer }) => {
      const texts = toSearchTexts(`${question} ${answer}`);
      return words.every((spellings) => spellings.some((spelling) => texts.some((text) => text.includes(spelling))));
    });
}

/** The categories in the shop's order, without empty ones. */
export const listQaCategories = (db: Db, channelId: number): Promise<QaCategory[]> =>
  runStatement<QaCategory>(
    db,
    `SELECT c.key, c.name, count(*)::int AS qa_count FROM qa_categories c JOIN qas q ON q.qa_category_id = c.id
     WHERE c.channel_id = $1 GROUP BY c.id ORDER BY c.position, c.id`,
    [channelId],
  );
