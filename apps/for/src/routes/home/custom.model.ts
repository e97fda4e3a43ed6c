import { qa, useListQasQuery } from "@noren/api/endpoints/qa";
import { PER_ALL } from "@noren/domain/limits";
import type { LoadContext } from "@noren/storefront/load/screen-load";

/** The questions of one category, which the shop keeps for customs. */
const CUSTOM = "custom";

const ALL = { per: PER_ALL };

export type CustomProps = { questions: readonly { id: number; question: string; answer: string }[] };

export const loadCustom = ({ prefetchOptional }: LoadContext) => prefetchOptional(qa.endpoints.listQas, ALL);

/** The shop's questions of custom. Null without any. */
export function useCustomModel(): CustomProps | null {
  const questions = (useListQasQuery(ALL).data?.data ?? []).filter(({ category_key }) => category_key === CUSTOM);
  return questions.length > 0 ? { questions } : null;
}
