import { useListCardsQuery } from "@noren/api/endpoints/card";
import { useModifyCartOrderMutation, useModifyCartOtherMutation } from "@noren/api/endpoints/cart-checkout";
import {
  useDeleteTransactionErrorMutation,
  useListCartPaymentsQuery,
  useReceiveFraudDetectionMutation,
} from "@noren/api/endpoints/payment";
import type { Cart, PaymentMethod } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { cardFields, NEW_CARD } from "@noren/validation/fields/card";
import {
  allPaymentFields,
  invoicePaymentFields,
  newCardPaymentFields,
  paymentFields,
  savedCardPaymentFields,
  securityCodePaymentFields,
  storePaymentFields,
} from "@noren/validation/fields/cart";
import { type FormValues, filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ListedCard } from "#ui/screens/card-list/card-list.props";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";
import type { CartPaymentProps, PaymentInput } from "#ui/screens/cart-payment/cart-payment.props";
import { discountsCopy } from "#ui/slots/discounts/discounts.copy";
import { toSavedCards } from "../../payment/saved-cards.ts";
import type { CardInput } from "../../payment/card-token.ts";
import { useCardService } from "../../payment/use-card-service.ts";
import { type ChosenCard, useChosenCard } from "../../payment/use-chosen-card.ts";
import { usePendingPayment } from "../../payment/use-pending-payment.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useDiscounts } from "../../state/use-discounts.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

const hasCardFields = (input: Partial<CardInput>): input is CardInput =>
  Object.keys(cardFields).every((name) => typeof input[name as keyof CardInput] === "string");

/** The cart's payment method, if it can still be chosen and its credit was not refused, its card, and remarks. */
function initialValues(
  cart: Cart,
  methods: readonly PaymentMethod[],
  cards: readonly ListedCard[],
): FormValues<typeof allPaymentFields> {
  const isRefused = cart.transaction_error?.code === "credit_refused";
  const chosen = methods.find(({ id, is_available }) => is_available && id === cart.payment_id && !isRefused);
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const card = usable.find(({ is_main }) => is_main) ?? usable[0];
  return filledValues(allPaymentFields, {
    payment_id: chosen?.id,
    payment_store: cart.payment_store,
    ...cart.invoice_recipient,
    card: card?.id ?? NEW_CARD,
    remarks: cart.remarks,
  });
}

/** The choice of the payment method and its card. */
export function useCartPaymentModel(): CartPaymentProps {
  const navigate = useNavigate();
  const { token, cart } = useCheckout("payment");
  const isMember = useIsMember();
  const { currentData: payments } = useListCartPaymentsQuery(cart && token ? token : skipToken);
  const isFree = cart?.detail.order.total_payment === 0;
  const offeredCard = payments?.data.find(({ requires }) => requires === "card") ?? null;
  const cardMethod = isFree ? null : offeredCard;
  // Also while points pay everything: the form must not wait for the cards once they are taken back.
  const cards = useListCardsQuery(isMember && offeredCard ? undefined : skipToken);
  const service = useCardService(cardMethod?.code ?? null, "pay");
  const pending = usePendingPayment(cart);
  const [message = null] = usePageMessages("cart-payment");
  const [now] = useState(() => Date.now());
  const [, setChosenCard] = useChosenCard(token);
  const [modifyOrder] = useModifyCartOrderMutation();
  const [modifyOther] = useModifyCartOtherMutation();
  const [sendFraudSession] = useReceiveFraudDetectionMutation();
  const [deleteTransactionError] = useDeleteTransactionErrorMutation();
  const discounts = useDiscounts(token, cart);
  const saved = toSavedCards(cards.data?.data ?? [], now);
  const methods = payments?.data ?? [];
  const isLoaded = isMember !== null && (!isMember || !offeredCard || !cards.isLoading);

  /** The card of the input; null for a method that charges none. */
  async function chooseCard(cartToken: string, input: PaymentInput) {
    if (input.card === undefined) return { card: null };
    const known = saved.find(({ id }) => String(id) === input.card);
    if (known) {
      const { id, brand, masked_number } = known;
      const code =
        input.securityCode === undefined ? null : await service.tokeniseCode({ securityCode: input.securityCode });
      if (code && "failure" in code) return code;
      return { card: { cartToken, choice: { user_card_id: id, ...code?.token }, brand, masked_number } };
    }
    if (input.card !== NEW_CARD || !hasCardFields(input)) return { failure: { errors: { card: [copy.cardGone] } } };
    const { ccNumber, ccName, ccExpiration, securityCode } = input;
    const answer = await service.tokenise({ ccNumber, ccName, ccExpiration, securityCode });
    if ("failure" in answer) return answer;
    const { token, token_key, brand, masked_number } = answer.token;
    const choice = { token, token_key, ...(input.is_save_card === true && { is_save_card: true }) };
    return { card: { cartToken, choice, brand, masked_number } satisfies ChosenCard };
  }

  return {
    values: cart && payments && isLoaded ? initialValues(cart, methods, saved) : null,
    fieldsFor: ({ payment_id, card }) => {
      const method = methods.find(({ id }) => String(id) === payment_id);
      if (method?.stores) return storePaymentFields;
      if (method?.has_invoice) return invoicePaymentFields;
      if (payment_id !== String(cardMethod?.id)) return paymentFields;
      if (card === NEW_CARD) return newCardPaymentFields;
      return service.asksSecurityCode ? securityCodePaymentFields : savedCardPaymentFields;
    },
    sums: cart && toCartSums(cart),
    discounts,
    payments: methods.map((method) => ({ ...method, isFeeOpen: method.fee !== (cart?.detail.order.total_fee ?? 0) })),
    card: cardMethod && {
      paymentId: cardMethod.id,
      saved,
      canSave: isMember === true && cards.data !== undefined && cards.data.data.length < (cards.data.limit ?? 0),
      isTest: service.isTest === true,
      asksSecurityCode: service.asksSecurityCode,
    },
    failure: cart?.transaction_error ?? null,
    pending: pending ?? null,
    message,
    back: cart?.social_receiver
      ? { path: paths.cartSocialGift(), to: "gift" }
      : { path: paths.cartShippingDetail(), to: "delivery" },
    onSubmitted: async (input) => {
      if (token === null) return undefined;
      if (discounts?.unapplied) return { message: discountsCopy.unapplied[discounts.unapplied] };
      const chosen = await chooseCard(token, input);
      if ("failure" in chosen) return chosen.failure;
      return catchFormFailure(async () => {
        setChosenCard(chosen.card);
        const session = chosen.card && (await service.openFraudSession());
        // Ignores the result: the payment itself fails or starts the bank's authentication.
        if (session !== null) await sendFraudSession({ token, session });
        if (cart?.transaction_error) await deleteTransactionError(token).unwrap();
        await modifyOther({ token, remarks: input.remarks }).unwrap();
        const method = methods.find(({ id }) => String(id) === input.payment_id);
        const store = method?.stores?.find(({ code }) => code === input.payment_store);
        const { invoice_company, invoice_department = null } = input;
        await modifyOrder({
          token,
          payment_id: Number(input.payment_id),
          ...(store && { payment_store: store.code }),
          ...(method?.has_invoice &&
            invoice_company !== undefined && { invoice_recipient: { invoice_company, invoice_department } }),
        }).unwrap();
        await navigate(paths.cartConfirm());
      });
    },
  };
}
