import { giftFields } from "@noren/validation/fields/gift";
import { useFormikContext } from "formik";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { CartGiftProps, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { GiftBag } from "#ui/screens/cart-gift/gift-bag";
import { GiftCard } from "#ui/screens/cart-gift/gift-card";
import { GiftNoshi } from "#ui/screens/cart-gift/gift-noshi";
import { GiftOccasion } from "#ui/screens/cart-gift/gift-occasion";
import { GiftPrice } from "#ui/screens/cart-gift/gift-price";
import { GiftSign } from "#ui/screens/cart-gift/gift-sign";
import { GiftSlip } from "#ui/screens/cart-gift/gift-slip";
import { GiftWrapping } from "#ui/screens/cart-gift/gift-wrapping";
import { DeleteDialog } from "#ui/slots/account-page/delete-dialog";
import { CheckoutFrame } from "#ui/slots/checkout-frame/checkout-frame";
import styles from "./cart-gift-view.module.css";

/** The gift composer of one parcel: occasion, wrapping, のし, card, sign, bags and the slip without prices. */
export function CartGiftView(props: CartGiftProps) {
  const { parcel, offers, back } = props;
  return (
    <CheckoutFrame
      current={1}
      isSocialGift={props.isSocialGift}
      title={copy.title}
      {...(parcel ? { lead: copy.parcel(parcel.name) } : {})}
      back={{ path: back.path, name: copy.back[back.from] }}
    >
      {parcel === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          <ul className={styles.contents}>
            {parcel.lines.map(({ key, name, quantity }) => (
              <li key={key}>{copy.line(name, quantity)}</li>
            ))}
          </ul>
          {offers === null ? (
            <EmptyState title={copy.empty} />
          ) : (
            <Form
              fields={giftFields}
              fieldsFor={props.fieldsFor}
              initialValues={parcel.initialValues}
              onSubmit={props.onSubmitted}
              idPrefix="gift-"
            >
              <Sections {...props} parcel={parcel} offers={offers} />
            </Form>
          )}
        </>
      )}
    </CheckoutFrame>
  );
}

type SectionsProps = CartGiftProps & {
  parcel: NonNullable<CartGiftProps["parcel"]>;
  offers: NonNullable<CartGiftProps["offers"]>;
};

function ClearButton({ isClearing, onCleared }: Pick<CartGiftProps, "isClearing" | "onCleared">) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" icon="trash" loading={isClearing} onClick={() => setAsking(true)}>
        {copy.clear}
      </Button>
      <DeleteDialog
        item={isAsking || null}
        title={copy.clear}
        cancelText={copy.keep}
        deleteText={copy.clearAll}
        onClose={() => setAsking(false)}
        onDeleted={onCleared}
      >
        {() => <p>{copy.clearLead}</p>}
      </DeleteDialog>
    </>
  );
}

function Sections({ parcel, offers, nameLetters, isClearing, onCleared, ...props }: SectionsProps) {
  const { review, withOccasion, withTemplate } = props;
  const { values } = useFormikContext<GiftValues>();
  const reviewed = review(values);
  return (
    <>
      <GiftOccasion offers={offers} review={reviewed} withOccasion={withOccasion} />
      <GiftWrapping review={reviewed} />
      {offers.hasNoshi ? <GiftNoshi review={reviewed} nameLetters={nameLetters} /> : null}
      {offers.hasCards ? <GiftCard review={reviewed} withTemplate={withTemplate} /> : null}
      {offers.signs.length > 0 ? <GiftSign offers={offers} review={reviewed} /> : null}
      {offers.bags.length > 0 ? <GiftBag offers={offers} /> : null}
      <GiftSlip hasOthers={parcel.hasOthers} />
      {reviewed.cautions.length > 0 ? (
        <Notice tone="warning" live>
          <ul>
            {reviewed.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <GiftPrice price={reviewed.price} />
      <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      {parcel.isPacked ? <ClearButton isClearing={isClearing} onCleared={onCleared} /> : null}
    </>
  );
}
