import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { GiftOffers, GiftReview } from "#ui/screens/cart-gift/cart-gift.props";
import { GiftOptions } from "#ui/screens/cart-gift/gift-options";
import { SignBoard } from "#ui/slots/gift-papers/sign-board";
import styles from "./cart-gift-view.module.css";

/** The 立札 of flowers: its title, the recipient and the giver. */
export function GiftSign({ offers, review: { sign, signTitles } }: { offers: GiftOffers; review: GiftReview }) {
  return (
    <div className={styles.group}>
      <GiftOptions name="sign" none={copy.noSign} options={offers.signs} />
      {sign ? (
        <>
          {signTitles.length === 1 ? null : (
            <FormRadioGroup
              name="sign_title"
              look="chip"
              options={signTitles.map((title) => ({ value: title, label: title }))}
            />
          )}
          <FormTextField name="sign_receiver" width="l" help={copy.receiverHelp} />
          <FormTextField name="sign_giver" width="l" required />
          <div className={styles.preview}>
            <p className={styles.caption}>{copy.preview}</p>
            <SignBoard {...sign} />
          </div>
        </>
      ) : null}
    </div>
  );
}
