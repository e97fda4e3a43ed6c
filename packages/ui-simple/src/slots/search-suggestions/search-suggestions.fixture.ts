import { paths } from "@noren/contract/paths";
import type { SearchSuggestionsProps } from "#ui/slots/search-suggestions/search-suggestions.props";
import { products } from "#ui/stories/products.fixture";

const toWord = (word: string) => ({ word, path: paths.productList({ word }) });

/** What is shown for 「飯」. */
export const typed: Omit<SearchSuggestionsProps, "field" | "onTyped" | "onHistoryRemoved"> = {
  word: "飯",
  hasFailed: false,
  history: [toWord("飯碗 青磁")],
  historyPath: null,
  words: ["飯碗", "飯台", "飯びつ"].map(toWord),
  categories: [{ name: "飯碗・茶碗", count: 12, path: paths.productList({ category: "rice-bowls" }) }],
  products: products.slice(0, 5).map((product) => ({ product, path: paths.product({ key: product.key }) })),
  hasReducedRate: false,
  all: { total: 28, path: paths.productList({ word: "飯" }) },
};

/** What an empty field shows a member. */
export const empty: typeof typed = {
  ...typed,
  word: "",
  history: ["急須", "母の日 花束", "タオル"].map(toWord),
  historyPath: paths.productSearchHistory(),
  words: ["飯碗", "湯呑み", "風呂敷", "コーヒー", "手ぬぐい"].map(toWord),
  categories: [],
  products: [],
  all: null,
};

/** Nothing is found. */
export const nothing: typeof typed = { ...typed, history: [], words: [], categories: [], products: [], all: null };
