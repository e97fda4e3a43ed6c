import { reviewFields } from "@noren/validation/fields/review";
import { Heading } from "#ui/elements/heading/heading";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { Form } from "#ui/forms/form";
import { FormRadioGroup, FormTextArea, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import type { ReviewWriting } from "#ui/screens/product/product-reviews.props";
import { Attachments } from "#ui/slots/attachments/attachments";
import styles from "./review-form.module.css";

type ReviewFormProps = Extract<ReviewWriting, { kind: "form" }>;

const ratings = [5, 4, 3, 2, 1].map((rating) => ({
  value: String(rating),
  label: (
    <>
      <span aria-hidden="true">{`★${rating}`}</span>
      <VisuallyHidden>{copy.rating(rating)}</VisuallyHidden>
    </>
  ),
}));

/** A member's review. Its code loads when the form opens. */
export default function ReviewForm({ needsApproval, photos, onSubmitted }: ReviewFormProps) {
  return (
    <div className={styles.form}>
      <Heading level={3} size="s">
        {copy.formTitle}
      </Heading>
      <p className={styles.lead}>{needsApproval ? copy.approval : copy.instant}</p>
      <Form fields={reviewFields} idPrefix="review-" onSubmit={onSubmitted}>
        <FormRadioGroup name="rating" look="chip" options={ratings} />
        <FormTextField name="title" />
        <FormTextArea name="body" rows={5} />
        <Attachments {...photos} arePhotos />
        <FormTextField name="nickname" width="l" help={copy.nicknameHelp} />
        <FormSubmitButton>{copy.submit}</FormSubmitButton>
      </Form>
    </div>
  );
}
