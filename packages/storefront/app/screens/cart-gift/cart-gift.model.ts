import { useListCartLeadTimesQuery, useModifyCartPackingMutation } from "@noren/api/endpoints/cart-checkout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { paths } from "@noren/contract/paths";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import { giftFields, NOSHI_NAME_LETTERS } from "@noren/validation/fields/gift";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { CartGiftProps, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { takesDraft } from "#ui/screens/cart-gift/takes-draft";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { toFailureToast, queueFlash } from "../../state/flash.ts";
import { listGiftParcels } from "../../social-gift/gift-parcels.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { useStored } from "../../state/use-stored.ts";
import { giftDraftStorage } from "../../storage/gift-draft-storage.ts";
import { withGiftDraft } from "./gift-draft.ts";
import { giftErrors, giftOffers, reviewGift } from "./gift-review.ts";
import {
  fitsOnSign,
  chooseGiftFields,
  findById,
  signFor,
  toGiftValues,
  toPackaging,
  withMessageTemplate,
  withOccasionDefaults,
} from "./gift-values.ts";

const NO_CHOICES = { occasions: [], wrappings: [], message_cards: [], signs: [], bags: [] };

const backTo = (from: string | null): CartGiftProps["back"] => {
  if (from === "confirm") return { path: paths.cartConfirm(), from };
  if (from === "cart") return { path: paths.cart(), from };
  if (from === "social") return { path: paths.cartSocialGift(), from };
  return { path: paths.cartShippingDetail(), from: "delivery" };
};

/** The gift packing of one parcel (`?key=`), or of all at once. */
export function useCartGiftModel(): CartGiftProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const { token, cart } = useCheckout("shipping-select");
  const { data: settings } = useGetSettingsQuery();
  const { currentData } = useListCartLeadTimesQuery(cart && token ? token : skipToken);
  const [modifyPacking, { isLoading: isSaving }] = useModifyCartPackingMutation();
  const [clearPacking, { isLoading: isClearing }] = useModifyCartPackingMutation();
  const nameLetters = settings?.["GIFT.NOSHI_NAME_LETTERS"] ?? NOSHI_NAME_LETTERS;
  const choices = currentData?.packings ?? NO_CHOICES;
  const parcels = useMemo(() => (cart ? listGiftParcels(cart) : []), [cart]);
  const key = searchParams.get("key");
  const chosen = parcels.find((parcel) => parcel.key === key);
  const back = backTo(searchParams.get("from"));
  const isGone = cart !== null && chosen === undefined;
  useEffect(() => {
    if (isGone) void navigate(paths.cartShippingDetail(), { replace: true });
  }, [isGone, navigate]);

  const save = async (modify: typeof modifyPacking, packings: { key: string }[], message: string) => {
    if (token === null) return;
    await modify({ token, packings }).unwrap();
    dispatch(queueFlash({ message }));
    await navigate(back.from === "social" ? paths.cartPayment() : back.path);
  };
  const arrival = {
    day: chosen?.delivery_at ?? currentData?.data.find(({ packing_key }) => packing_key === key)?.dates[0] ?? null,
    prefecture: chosen?.prefecture ?? null,
  };
  const review = (values: GiftValues) => reviewGift(values, choices, arrival);
  const draft = useStored(useStorageOf(giftDraftStorage));
  const initialValues = chosen && toGiftValues(chosen, choices);
  const lines = cart && chosen ? cart.detail.products.filter(({ key }) => chosen.product_keys.includes(key)) : [];
  const products = lines.map(({ product_info }) => product_info);
  const drafted = draft && findById(choices.occasions, draft.occasion);
  return {
    parcel:
      cart && currentData && chosen && initialValues
        ? {
            name: chosen.name,
            lines: lines.map((line) => ({ key: line.key, name: line.product_name, quantity: line.quantity })),
            initialValues:
              drafted && takesDraft(drafted, products) && !isPackedAsGift(chosen)
                ? withGiftDraft(initialValues, draft, choices, arrival)
                : initialValues,
            isPacked: isPackedAsGift(chosen),
            hasOthers: parcels.length > 1,
          }
        : null,
    isSocialGift: cart?.social_packing != null,
    offers: currentData ? giftOffers(choices) : null,
    nameLetters,
    fieldsFor: (values) => chooseGiftFields(values, review(values), nameLetters),
    review,
    withOccasion: (values) => withOccasionDefaults(values, choices, arrival),
    withTemplate: (values, template) => withMessageTemplate(values, template, choices),
    back,
    onSubmitted: async (values) => {
      if (!chosen) return undefined;
      const typed = filledValues(giftFields, values);
      const reviewed = review(typed);
      const errors = giftErrors(reviewed, typed, choices);
      if (Object.keys(errors).length > 0) return { errors };
      const packed = toPackaging(values, reviewed);
      const packings = (values.for_all ? parcels : [chosen]).map((parcel) => ({
        key: parcel.key,
        ...packed,
        sign: packed.sign && signFor(packed.sign, chosen, parcel),
      }));
      const receivers = packings.flatMap(({ sign }) => sign?.receiver ?? []);
      const tooLong = receivers.filter((receiver) => !fitsOnSign(receiver));
      if (tooLong.length > 0) return { errors: { for_all: tooLong.map(copy.signTooLong) } };
      return catchFormFailure(() => save(modifyPacking, packings, copy.saved));
    },
    isClearing,
    onCleared: () => {
      if (!chosen || isSaving || isClearing) return;
      save(clearPacking, [{ key: chosen.key, ...NO_GIFT_PACKING }], copy.cleared).catch((problem: unknown) =>
        dispatch(toFailureToast(problem)),
      );
    },
  };
}
