import { catalogue, useListProductsQuery, type ProductQuery } from "@noren/api/endpoints/catalogue";
import type { AttributeFacet, ProductInfo } from "@noren/contract";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { WATERINGS } from "../../own/care/read-care.ts";
import type { FoundPlants, SpotFinderProps } from "../../own/spot/spot-finder.tsx";
import { parseChoice, type SpotChoice, toCondition, toQuery } from "../../own/spot/spots.ts";

/** Number of cards beside the plan. */
const CARDS = 4;

const queryOf = (choice: SpotChoice): ProductQuery => ({ attributes: toCondition(choice), per: CARDS });

export const loadSpotFinder = ({ prefetchOptional, url }: Pick<LoadContext, "prefetchOptional" | "url">) =>
  prefetchOptional(catalogue.endpoints.listProducts, queryOf(parseChoice(url.searchParams)));

/**
 * Keeps the choice in the history entry, so that a visitor who comes back finds it. The router need not know: it would load
 * the home again.
 */
function writeChoice(choice: SpotChoice): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(toQuery(choice))) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url);
}

/** The answer to the watering that fits most people, among those for which the spot has plants. */
function findInstead({ watering }: SpotChoice, facets: readonly AttributeFacet[]): FoundPlants["instead"] {
  const choices = facets.find(({ key }) => key === "watering")?.choices ?? [];
  for (const other of ["weekly", ...WATERINGS] as const) {
    const count = choices.find(({ key }) => key === other)?.product_count ?? 0;
    if (other !== watering && count > 0) return { watering: other, count };
  }
  return null;
}

/** The chosen spot and its plants. Null in a shop whose products have no spots. */
export function useSpotFinderModel(): (SpotFinderProps & { products: readonly ProductInfo[] }) | null {
  const [query] = useSearchParams();
  const [choice, setChoice] = useState(() => parseChoice(query));
  const { currentData, isFetching, isError, refetch } = useListProductsQuery(queryOf(choice));
  const [last, setLast] = useState<{ choice: SpotChoice; answer: NonNullable<typeof currentData> } | null>(null);
  if (currentData && currentData !== last?.answer) setLast({ choice, answer: currentData });
  const shown = currentData ? { choice, answer: currentData } : last;
  const facets = shown?.answer.facets.attributes ?? [];
  const isUnknown = !shown && !isError && !isFetching;
  if (isUnknown || (shown && facets.every(({ key }) => key !== "place"))) return null;
  const products = shown?.answer.data ?? [];
  return {
    choice,
    onChosen: (next) => {
      setChoice(next);
      writeChoice(next);
    },
    found: shown && {
      choice: shown.choice,
      products,
      total: shown.answer.pagination.total,
      instead: findInstead(shown.choice, facets),
    },
    products,
    isLoading: isFetching,
    isFailed: isError,
    onRetried: () => void refetch(),
  };
}
