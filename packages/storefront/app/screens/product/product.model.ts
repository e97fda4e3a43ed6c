import { useAddCartProductMutation } from "@noren/api/endpoints/cart";
import {
  useAddProductHistoryMutation,
  useGetProductQuery,
  useListRecommendationsQuery,
  useSetFavouriteMutation,
} from "@noren/api/endpoints/catalogue";
import { useGetSettingsQuery, useListMessagesQuery } from "@noren/api/endpoints/shop";
import type { Product } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";
import { loginPath } from "@noren/domain/return-address";
import { isLoggedIn } from "@noren/domain/session";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import type { ProductProps } from "#ui/screens/product/product.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";
import { toasted } from "../../state/notices-slice.ts";
import { productMessages as words } from "./product.messages.ts";
import { chosenVariant, firstChoice, optionsOf } from "./choice.ts";

/** The product of the address, or null where there is none to show. */
export function useProduct(): Product | null {
  return useGetProductQuery(useParams()["key"] ?? "").data ?? null;
}

/** Everything that the product's page shows and does. */
export function useProductModel(product: Product): ProductProps {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const navigate = useNavigate();
  const location = useLocation();
  const isMember = useAppSelector(({ session }) => isLoggedIn(session));
  const { data: settings } = useGetSettingsQuery();
  const { data: messages } = useListMessagesQuery();
  const { data: recommendations } = useListRecommendationsQuery(product.key);
  const [addHistory] = useAddProductHistoryMutation();
  const [addProduct] = useAddCartProductMutation();
  const [setFavourite] = useSetFavouriteMutation();
  const [values, setValues] = useState(() => firstChoice(product));
  const [quantity, setQuantity] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const variant = chosenVariant(product, values);

  useEffect(() => void addHistory(product.id), [addHistory, product.id]);

  const fail = (problem: Problem) => {
    if ("message" in problem && problem.message) dispatch(toasted({ message: problem.message, type: "negative" }));
  };

  return {
    product,
    options: optionsOf(product, values),
    variant,
    quantity,
    isAdding,
    isSelling:
      !settings?.["PLUGIN.TEMPORARY_STOP_SELLING.IS_USE"] || settings["PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING"],
    message: messages?.data.find(({ code }) => code === "product") ?? null,
    recommendations: recommendations?.data ?? [],
    recentProducts: [],
    onOptionChosen: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    onQuantityChanged: setQuantity,
    onAddedToCart: async () => {
      if (variant === null || isAdding) return;
      setAdding(true);
      try {
        const token = await openCart();
        if (token === null) return;
        await addProduct({ token, product_id: variant.id, quantity }).unwrap();
        dispatch(toasted({ message: words.added, link: { label: words.toCart, path: "/cart" } }));
      } catch (problem) {
        fail(problem as Problem);
      } finally {
        setAdding(false);
      }
    },
    onFavouriteToggled: ({ id, is_favorite }) => {
      if (!isMember) return void navigate(loginPath(location.pathname + location.search));
      // Spec 8: the server's message is handed on.
      setFavourite({ id, is_favorite: !is_favorite }).unwrap().catch(fail);
    },
  };
}
