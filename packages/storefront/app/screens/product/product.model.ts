import { useGetProductQuery, useListRecommendationsQuery } from "@noren/api/endpoints/catalogue";
import { useAddProductHistoryMutation } from "@noren/api/endpoints/history";
import type { Product, Variant } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { countOrderable } from "@noren/domain/orderable-quantity";
import { schoolKeyPath } from "@noren/domain/return-path";
import { hasReducedRate } from "@noren/validation/format";
import { useEffect, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { ProductProps } from "#ui/screens/product/product.props";
import { useAppStore } from "../../state/hooks.ts";
import { useAddToCart, useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";
import { useHeldCart } from "../../state/use-held-cart.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useRecentProducts } from "../../state/use-recent-products.ts";
import { loadParts } from "./late-parts.tsx";
import { choose, findChosenVariant, firstChoiceOf, openOption, optionsOf } from "./choice.ts";

/** The product of the URL, or null when it is not loaded. */
export function useProduct(): Product | null {
  return useGetProductQuery(useParams()["key"] ?? "").data ?? null;
}

/** The price of the variant, or of the product while no variant is chosen [product.price-from]. */
function priceOf(product: Product, variant: Variant | null): ProductProps["price"] {
  const { product_price_with_tax: value, before_price: before } = variant ?? product;
  return { value, before, from: variant === null && product.is_price_from, taxRate: product.tax_rate };
}

export function useProductModel(
  product: Product,
): Omit<ProductProps, "accessories" | "delivery" | "details" | "restock" | "reviews" | "video"> {
  const [message = null] = usePageMessages("product");
  const { data: recommendations } = useListRecommendationsQuery(product.key);
  const [addHistory] = useAddProductHistoryMutation();
  const [search] = useSearchParams();
  const [values, setValues] = useState(() => firstChoiceOf(product, search.get("variant")));
  const [quantity, setQuantity] = useState(1);
  const { isAdding, add } = useAddToCart();
  const recommended = recommendations?.data ?? [];
  const variant = findChosenVariant(product, values);
  const recentProducts = useRecentProducts().filter(({ id }) => id !== product.id);
  const onFavouriteToggled = useFavouriteToggle();
  const store = useAppStore();
  const isMember = useIsMember();
  const isSelling = useIsSelling();
  const isSoldOut = variant?.stock_status === "out";
  const held = useHeldCart();
  const maxQuantity = variant ? countOrderable(variant, held) : Infinity;
  const orderableQuantity = Math.min(quantity, maxQuantity);

  const hasPrice = product.product_price_with_tax !== null;
  const keyPath = hasPrice ? null : schoolKeyPath(paths.product({ key: product.key }));

  useEffect(() => void addHistory(product.id), [addHistory, product.id]);

  return {
    product,
    breadcrumbs: product.breadcrumbs.map(({ key, name }) => ({ name, path: paths.productList({ category: key }) })),
    options: optionsOf(product, values),
    openOption: openOption(product, values),
    variant,
    price: priceOf(product, variant),
    quantity: orderableQuantity,
    maxQuantity,
    isAdding,
    isSelling,
    isSoldOut,
    listPath: isMember && product.is_favorite ? paths.favouriteLists({ product: product.key }) : null,
    keyPath,
    cartPath: maxQuantity === 0 && !isSoldOut ? paths.cart() : null,
    canAddToCart: keyPath === null && isSelling && variant !== null && maxQuantity > 0,
    message,
    recommendations: recommended,
    recentProducts,
    hasReducedRate: hasReducedRate([product, ...recommended, ...recentProducts]),
    onOptionChosen: (name, value) => setValues((before) => choose(product, before, name, value)),
    onQuantityChanged: setQuantity,
    onAddedToCart: () => {
      if (variant !== null) void add(variant.id, orderableQuantity);
    },
    countOrderable: (each) => countOrderable(each, held),
    onSetAdded: async (products) => (await loadParts()).addSet(store, products),
    onFavouriteToggled,
    onCardAddedToCart: useQuickAdd(),
  };
}
