import { noshiFields, OWN_TITLE } from "@noren/validation/fields/gift";
import { useFormikContext } from "formik";
import { findOwnValue } from "@noren/validation/own-value";
import { Notice } from "#ui/elements/notice/notice";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { FormRadioGroup, FormTextField } from "#ui/forms/form-fields";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { GiftReview, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { GiftNames } from "#ui/screens/cart-gift/gift-names";
import { NoshiKnotIcon, NoshiPaper } from "#ui/slots/gift-papers/noshi-paper";
import styles from "./cart-gift-view.module.css";

interface GiftNoshiProps {
  review: GiftReview;
  nameLetters: number;
}

/** The のし: its title, cords and names, and a preview. */
export function GiftNoshi({ review, nameLetters }: GiftNoshiProps) {
  const { occasion, noshi } = review;
  return (
    <Fieldset legend={copy.noshi}>
      {occasion?.hasNoshi ? (
        <FormRadioGroup name="has_noshi" look="inline" />
      ) : (
        <p className={styles.note}>{occasion ? copy.noNoshi : copy.noshiNeedsOccasion}</p>
      )}
      {noshi ? (
        <>
          <GiftTitle review={review} />
          <GiftCords review={review} cord={noshi.cord} />
          <GiftPlacement review={review} />
          <div className={styles.preview}>
            <p className={styles.caption}>{copy.preview}</p>
            <NoshiPaper {...noshi} />
            <p className={styles.note}>{copy.previewNote}</p>
          </div>
          <GiftNames review={review} nameLetters={nameLetters} />
        </>
      ) : null}
    </Fieldset>
  );
}

/** Under or over the wrapping; without one, a sentence that neither applies. */
function GiftPlacement({ review: { hasPlacement, wrappings } }: Pick<GiftNoshiProps, "review">) {
  if (!hasPlacement)
    return (
      <p className={styles.note}>
        {copy.direct}
        {wrappings.length > 0 ? copy.directMore : null}
      </p>
    );
  return (
    <FormRadioGroup
      name="placement"
      look="card"
      options={(["inner", "outer"] as const).map((value) => ({
        value,
        label: copy.placements[value],
        help: copy.placementHelp[value],
      }))}
    />
  );
}

/** The title above the knot: one of the occasion's, or a free text. */
function GiftTitle({ review: { titles, titleRefusal } }: Pick<GiftNoshiProps, "review">) {
  const { values } = useFormikContext<GiftValues>();
  return (
    <>
      <FormRadioGroup
        name="title"
        look="chip"
        options={[
          ...titles.map((title) => ({ value: title, label: title })),
          { value: OWN_TITLE, label: copy.ownTitle },
        ]}
      />
      {values.title === OWN_TITLE ? (
        <FormTextField
          name="own_title"
          width="m"
          help={copy.ownTitleHelp(noshiFields.title.max)}
          {...(titleRefusal !== null && { refusal: titleRefusal })}
        />
      ) : titleRefusal === null ? null : (
        <Notice tone="error" live>
          {titleRefusal}
        </Notice>
      )}
    </>
  );
}

/** The knot, and in mourning its colour. A refused knot shows the reason. */
function GiftCords({
  review,
  cord,
}: Pick<GiftNoshiProps, "review"> & { cord: NonNullable<GiftReview["noshi"]>["cord"] }) {
  return (
    <>
      <FormRadioGroup
        name="knot"
        look="card"
        options={review.knots.map(({ value, refusal }) => ({
          value,
          disabled: refusal !== null,
          label: (
            <span className={styles.option}>
              <NoshiKnotIcon knot={value} cord={cord} />
              {findOwnValue(copy.knots, value)}
            </span>
          ),
          help: refusal ?? undefined,
        }))}
      />
      {review.cords.length > 1 ? (
        <FormRadioGroup
          name="cord"
          look="chip"
          options={review.cords.map((value) => ({ value, label: findOwnValue(copy.cords, value) ?? value }))}
        />
      ) : null}
    </>
  );
}
