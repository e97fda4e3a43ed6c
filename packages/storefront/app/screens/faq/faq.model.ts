import { useListQasQuery } from "@noren/api/endpoints/qa";
import type { Input, Qa } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { PER_ALL } from "@noren/domain/limits";
import { groupByCategory } from "@noren/domain/member-lists";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { FaqGroup, FaqProps } from "#ui/screens/faq/faq.props";
import { clampWord } from "../../load/list-filter.ts";

/** The query parameter of the searched word; `word` is the header's. */
const PARAMETER = "q";

/** The query of the URL's questions: all of them on one page. */
export function toFaqQuery(search: URLSearchParams): NonNullable<Input<"listQas">["query"]> & { word?: string } {
  const word = clampWord(search.get(PARAMETER) ?? "");
  return { per: PER_ALL, ...(word && { word }) };
}

function toGroup({ category, items }: { category: string; items: readonly Qa[] }, word: string): FaqGroup {
  return {
    category,
    anchor: `category-${items[0]?.category_key ?? ""}`,
    items: items.map(({ id, question, answer }) => ({
      anchor: `qa-${id}`,
      question,
      answer,
      isOpen: !question.includes(word),
    })),
  };
}

/** [faq.grouped] The shop's questions and answers, all or those with a word. */
export function useFaqModel(): FaqProps {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const query = toFaqQuery(search);
  const { word = "" } = query;
  const { currentData } = useListQasQuery(query);
  return {
    word,
    groups: currentData ? groupByCategory(currentData.data).map((group) => toGroup(group, word)) : null,
    count: currentData?.data.length ?? 0,
    fragment: hash,
    faqPath: paths.faq(),
    contactPath: paths.contact(),
    onSearched: (word) => void navigate(paths.faq({ [PARAMETER]: clampWord(word) || null })),
  };
}
