import { useFormikContext } from "formik";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { FormTextArea } from "#ui/forms/form-fields";
import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { CartGiftProps, GiftReview, GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { GiftOptions } from "#ui/screens/cart-gift/gift-options";
import { CardPaper } from "#ui/slots/gift-papers/card-paper";
import styles from "./cart-gift-view.module.css";

type GiftCardProps = Pick<CartGiftProps, "withTemplate"> & { review: GiftReview };

/** The message card: text templates, the shopper's text, and a preview. */
export function GiftCard({ review: { cards, message, occasion }, withTemplate }: GiftCardProps) {
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const templates = occasion?.messages ?? [];
  const [taken, setTaken] = useState<number | null>(null);
  const take = (template: string, number: number) => {
    void setFieldValue("message", withTemplate(values, template));
    setTaken(number);
  };
  return (
    <div className={styles.group}>
      <GiftOptions name="card" none={copy.noCard} options={cards} />
      {message === null ? null : (
        <>
          {templates.length > 0 ? (
            <section className={styles.templates} aria-label={copy.messages}>
              <p className={styles.caption}>{copy.messages}</p>
              {templates.map((template, index) => (
                <div key={template} className={styles.template}>
                  <p>{template}</p>
                  <Button onClick={() => take(template, index + 1)}>{copy.takeMessage(index + 1)}</Button>
                </div>
              ))}
              <div role="status">
                <VisuallyHidden>{taken === null ? null : copy.messageTaken(taken)}</VisuallyHidden>
              </div>
            </section>
          ) : null}
          <FormTextArea name="message" rows={5} />
          <div className={styles.preview}>
            <p className={styles.caption}>{copy.preview}</p>
            <CardPaper message={message} />
          </div>
        </>
      )}
    </div>
  );
}
