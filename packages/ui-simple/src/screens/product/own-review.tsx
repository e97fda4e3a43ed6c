import { useState } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { DialogActions } from "#ui/elements/dialog/dialog-actions";
import { Heading } from "#ui/elements/heading/heading";
import { Form } from "#ui/forms/form";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import type { ProductReviewsProps } from "#ui/screens/product/product-reviews.props";
import { ReviewEntry } from "#ui/screens/product/review-entry";
import styles from "./review-form.module.css";

type OwnReviewProps = NonNullable<ProductReviewsProps["own"]>;

/** The member's own review, also before the shop has approved it. */
export default function OwnReview({ review, onDeleted }: OwnReviewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <section className={styles.form}>
      <Heading level={3} size="s">
        {copy.own} {review.is_published ? null : <Badge>{copy.waiting}</Badge>}
      </Heading>
      {review.is_published ? null : <p className={styles.lead}>{copy.waitingNote}</p>}
      <ReviewEntry review={review} onHelpfulMarked={null} />
      <p>
        <Button size="medium" icon="trash" onClick={() => setIsAsking(true)}>
          {copy.delete}
        </Button>
      </p>
      <Dialog open={isAsking} title={copy.deleteTitle} onClose={close}>
        <Form fields={{}} onSubmit={onDeleted}>
          <p>{copy.deleteLead}</p>
          <DialogActions>
            <Button onClick={close}>{copy.deleteClose}</Button>
            <FormSubmitButton look="danger" size={undefined}>
              {copy.delete}
            </FormSubmitButton>
          </DialogActions>
        </Form>
      </Dialog>
    </section>
  );
}
