import { NOSHI_NAMES } from "@noren/validation/fields/gift";
import { useFormikContext } from "formik";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { FormTextField } from "#ui/forms/form-fields";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { GiftReview, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import styles from "./cart-gift-view.module.css";

interface GiftNamesProps {
  review: GiftReview;
  nameLetters: number;
}

const FURTHER = Array.from({ length: NOSHI_NAMES - 1 }, (_, index) => `name_${index + 2}` as "name_2" | "name_3");

/** The names below the knot, by rank, with an optional company and reading. */
export function GiftNames({ review: { occasion }, nameLetters }: GiftNamesProps) {
  const { values } = useFormikContext<GiftValues>();
  return (
    <div className={styles.group}>
      <FormTextField
        name="name_1"
        width="m"
        help={
          <>
            {occasion?.nameHint ? occasion.nameHint : null}
            {copy.nameHelp(nameLetters)}
          </>
        }
      />
      <Disclosure summary={copy.jointly} defaultOpen={FURTHER.some((name) => values[name] !== "")}>
        <div className={styles.group}>
          <p className={styles.note}>{copy.jointlyHelp}</p>
          {FURTHER.map((name) => (
            <FormTextField key={name} name={name} width="m" />
          ))}
        </div>
      </Disclosure>
      <Disclosure summary={copy.more} defaultOpen={values.affiliation !== "" || values.reading !== ""}>
        <div className={styles.group}>
          <FormTextField name="affiliation" width="l" help={copy.affiliationHelp} />
          <FormTextField name="reading" width="m" help={copy.readingHelp} />
        </div>
      </Disclosure>
    </div>
  );
}
