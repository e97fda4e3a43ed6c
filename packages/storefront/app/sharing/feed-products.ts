import { catalogue } from "@noren/api/endpoints/catalogue";
import type { FeedProduct } from "@noren/contract";
import { type DocumentContext } from "./document.ts";
import { fetchIfPublished } from "../load/fetch-if-published.ts";

/** Pages of the API's list that a document contains: 5,000 products, 100 a page. */
const API_PAGES = 50;

/** The number of documents that the shop's products take; 0 where it does not publish them. */
export async function countProductDocuments(context: DocumentContext): Promise<number> {
  if (context.isClosed) return 0;
  const list = await fetchIfPublished(context, catalogue.endpoints.listFeedProducts, 1);
  return list && list.data.length > 0 ? Math.ceil(list.pagination.last / API_PAGES) : 0;
}

/** The products of a document, from 1; null for a number that no document has. */
export async function listDocumentProducts(context: DocumentContext, number: number): Promise<FeedProduct[] | null> {
  if (context.isClosed) return null;
  const products: FeedProduct[] = [];
  const first = (number - 1) * API_PAGES + 1;
  for (let page = first, last = first; page <= last; page += 1) {
    const list = await fetchIfPublished(context, catalogue.endpoints.listFeedProducts, page);
    if (!list) return null;
    products.push(...list.data);
    last = Math.min(list.pagination.last, first + API_PAGES - 1);
  }
  return products.length > 0 ? products : null;
}
