import { catalogue } from "@noren/api/endpoints/catalogue";
import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { countItems } from "@noren/domain/count-items";
import { useLastOrder } from "@noren/storefront/screens/home/last-order";
import { useAddSet } from "@noren/storefront/screens/product-list/use-add-set";
import type { LoadContext } from "@noren/storefront/load/screen-load";
import { problemOf } from "@noren/storefront/problem/problem-response";
import { useAppStore } from "@noren/storefront/state/hooks";
import type { RootState } from "@noren/storefront/state/store";
import { useHeldCart } from "@noren/storefront/state/use-held-cart";
import { useIsMember } from "@noren/storefront/state/use-is-member";
import { useStorageOf } from "@noren/storefront/state/use-shop-storage";
import { useStored } from "@noren/storefront/state/use-stored";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { Finding } from "../../own/sheet/finding.ts";
import type { LastOrder } from "../../own/sheet/last-order.tsx";
import { isBlank, LINES_MAX } from "../../own/sheet/lines.ts";
import type { Row } from "../../own/sheet/read-rows.ts";
import { SHEET_FIELDS } from "../../own/sheet/sheet-fields.ts";
import type { SheetProps } from "../../own/sheet/sheet.tsx";
import { draftStorage } from "./draft-storage.ts";
import { type Answers, findCode, lookUpCode, type Question } from "./find-code.ts";

const { listProducts, getProduct, listRecommendations } = catalogue.endpoints;

/** So many codes the server looks up for one page; the browser looks up the others, four at a time. */
const SERVER_LOOKUPS_MAX = 20;

/** A code is among the first of the products that its search finds. */
const searchOf = (word: string) => ({ word, per: 5 });

/** The shop's answers in the store. */
const answersOf = (state: RootState): Answers => ({
  found: (word) => listProducts.select(searchOf(word))(state).data?.data,
  product: (key) => getProduct.select(key)(state).data,
  others: (key) => listRecommendations.select(key)(state).data?.data,
});

/** The rows that the form sends, by which the page answers without scripts. */
function parseRows(query: URLSearchParams): Row[] {
  const [codes, quantities, units] = [SHEET_FIELDS.code, SHEET_FIELDS.quantity, SHEET_FIELDS.unit].map((name) =>
    query.getAll(name),
  );
  return (codes ?? [])
    .slice(0, LINES_MAX)
    .map((code, index): Row => {
      const unit = units?.[index] === "piece" ? "piece" : "case";
      return { code: code.trim(), quantity: (quantities?.[index] ?? "").trim(), unit };
    })
    .filter((row) => !isBlank(row));
}

/** Looks up the first codes of the URL, each until it is known or the shop is too slow. */
export async function loadSheet({
  prefetchOptional,
  url,
}: Pick<LoadContext, "prefetchOptional" | "url">): Promise<void> {
  const findOne = async ({ code }: Row): Promise<void> => {
    const got: { [Kind in keyof Answers]?: ReturnType<Answers[Kind]> } = {};
    const answers: Answers = { found: () => got.found, product: () => got.product, others: () => got.others };
    for (let next = findCode(code, answers); "ask" in next; next = findCode(code, answers)) {
      if (next.ask === "found") got.found = (await prefetchOptional(listProducts, searchOf(next.word)))?.data;
      else if (next.ask === "product") got.product = await prefetchOptional(getProduct, next.key);
      else got.others = (await prefetchOptional(listRecommendations, next.key))?.data;
      if (got[next.ask] === undefined) return;
    }
  };
  await Promise.all(parseRows(url.searchParams).slice(0, SERVER_LOOKUPS_MAX).map(findOne));
}

/** The lines of an order as rows of the sheet. */
const toLastOrder = ({ id, ordered_at, shippings }: Order): LastOrder => ({
  orderedAt: ordered_at,
  path: paths.order({ key: id }),
  rows: shippings
    .flatMap(({ products }) => products)
    .map(({ code, quantity }) => ({ code, quantity: String(quantity), unit: "case" })),
});

/** The sheet of codes: its first rows, the lookup of codes, and the way of its lines into the cart. */
export function useSheetModel(): SheetProps {
  const store = useAppStore();
  const [query] = useSearchParams();
  const [typed] = useState(() => parseRows(query));
  const [findings] = useState(() => {
    const answers = answersOf(store.getState());
    return new Map(
      typed.flatMap(({ code }): [string, Finding][] => {
        const found = findCode(code, answers);
        return "kind" in found ? [[code, found]] : [];
      }),
    );
  });
  const drafts = useStorageOf(draftStorage);
  const kept = useStored(drafts);
  const cart = useHeldCart();
  const isMember = useIsMember();
  const last = useLastOrder(isMember === true);
  const onLookedUp = useCallback(
    (code: string): Promise<Finding> => {
      const options = { subscribe: false };
      const { dispatch } = store;
      const answerOf = (question: Question) => {
        if (question.ask === "found") return dispatch(listProducts.initiate(searchOf(question.word), options));
        if (question.ask === "product") return dispatch(getProduct.initiate(question.key, options));
        return dispatch(listRecommendations.initiate(question.key, options));
      };
      return lookUpCode(
        code,
        () => answersOf(store.getState()),
        async (question) => {
          const { error } = await answerOf(question);
          return error === undefined ? null : problemOf(error);
        },
      );
    },
    [store],
  );
  return {
    typed,
    findings,
    last: last && toLastOrder(last),
    isGuest: isMember === false,
    countHeld: (id) => countItems((cart?.detail.products ?? []).filter(({ product_id }) => product_id === id)),
    kept: kept ?? null,
    onKept: (rows) => (rows.length > 0 ? drafts.write(rows) : drafts.clear()),
    onLookedUp,
    onSetAdded: useAddSet(),
  };
}
