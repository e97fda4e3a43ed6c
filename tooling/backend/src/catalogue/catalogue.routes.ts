import { calls } from "@noren/contract";
import { readPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { serve } from "../context/serve.ts";
import { listAccessories } from "./accessories.ts";
import { listBrands } from "./brands.ts";
import { listCategoryTree } from "./category-tree.ts";
import { likeProduct, unlikeProduct } from "./likes.ts";
import { listProducts } from "./list-products.ts";
import { findProduct } from "./product.ts";
import { findProductDelivery, listProductDeliveries } from "./product-delivery.ts";
import { findProductDetails } from "./product-details.ts";
import { listFeedProducts, readFeedPage } from "./feed-products.ts";
import { listRecommendations } from "./recommendations.ts";
import { listSearchSuggestions } from "./search-suggestions.ts";
import { toShareCard } from "./share-card.ts";
import { catalogueContextOf } from "./catalogue-context.ts";

export const catalogueRoutes = [
  serve(calls.listBrands, async ({ db, channel, query, paginate }) => {
    const page = readPage(query);
    const { data, total } = await listBrands(db, channel.id, page);
    paginate(page, total);
    return { data };
  }),
  serve(calls.listCategories, async ({ db, channel, query }) => ({
    data: await listCategoryTree(db, channel, query.table),
  })),
  serve(calls.listProducts, listProducts),
  serve(calls.listSearchSuggestions, listSearchSuggestions),
  serve(calls.getProduct, async (received) => {
    const { db, channel, params } = received;
    const product = await findProduct(db, channel, catalogueContextOf(received), params.key, received.now());
    if (!product) throw createNotFoundError();
    return { ...product, card: toShareCard(received.secret, channel, product) };
  }),
  serve(calls.getProductDetails, async ({ db, channel, params }) => {
    const details = await findProductDetails(db, channel, params.key);
    if (!details) throw createNotFoundError();
    return details;
  }),
  serve(calls.getProductDelivery, async ({ db, channel, params, query, now }) => {
    const delivery = await findProductDelivery(db, channel, params.key, query.prefecture, now());
    if (!delivery) throw createNotFoundError();
    return delivery;
  }),
  serve(calls.listProductDeliveries, async ({ db, channel, query: { keys, prefecture }, now }) => ({
    data: await listProductDeliveries(db, channel, keys.split(","), prefecture, now()),
  })),
  serve(calls.listRecommendations, async (received) => {
    const data = await listRecommendations(received.db, catalogueContextOf(received), received.params.key);
    if (!data) throw createNotFoundError();
    return { data };
  }),
  serve(calls.listFeedProducts, async ({ db, channel, query, paginate }) => {
    const page = readFeedPage(query.page);
    const { data, total } = await listFeedProducts(db, channel, page);
    paginate(page, total);
    return { data };
  }),
  serve(calls.listAccessories, async (received) => {
    const data = await listAccessories(received.db, catalogueContextOf(received), received.params.key);
    if (!data) throw createNotFoundError();
    return { data };
  }),
  serve(calls.likeProduct, async ({ db, channel, memberId, params: { id } }) => {
    if (!(await likeProduct(db, channel.id, memberId, id))) throw createNotFoundError();
    return { id, is_favorite: true };
  }),
  serve(calls.unlikeProduct, async ({ db, channel, memberId, params: { id } }) => {
    if (!(await unlikeProduct(db, channel.id, memberId, id))) throw createNotFoundError();
    return { id, is_favorite: false };
  }),
];
