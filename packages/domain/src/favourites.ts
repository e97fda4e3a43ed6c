/**
 * [favourite.everywhere] Sets the flag on every product with one of these ids, at any depth of an answer. Unchanged
 * objects keep their identity, so only the cards of these products render again.
 */
export function markFavourites<T>(answer: T, ids: ReadonlySet<number>, is_favorite: boolean): T {
  if (Array.isArray(answer)) {
    const marked = answer.map((part: unknown) => markFavourites(part, ids, is_favorite));
    return marked.some((part, index) => !Object.is(part, answer[index])) ? (marked as T) : answer;
  }
  if (!isRecord(answer)) return answer;
  const changed = Object.entries(answer)
    .map(([key, part]) => [key, markFavourites(part, ids, is_favorite)] as const)
    .filter(([key, part]) => !Object.is(part, answer[key]));
  if (isProduct(answer) && ids.has(answer.id) && answer.is_favorite !== is_favorite)
    changed.push(["is_favorite", is_favorite]);
  return changed.length > 0 ? { ...answer, ...Object.fromEntries(changed) } : answer;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isProduct = (value: Record<string, unknown>): value is { id: number; is_favorite: boolean } =>
  typeof value["id"] === "number" && typeof value["is_favorite"] === "boolean";
