import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cartQuotationCopy as copy } from "#ui/screens/cart-quotation/cart-quotation.copy";
import type { CartQuotationProps } from "#ui/screens/cart-quotation/cart-quotation.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import { QuotationForm } from "#ui/slots/papers/quotation-form";
import styles from "./cart-quotation-view.module.css";

/** The quotation of the cart: its sums, and to whom it is made out. */
export function CartQuotationView(props: CartQuotationProps) {
  const { quotation, cartPath } = props;
  return (
    <ColumnPage
      width="form"
      title={copy.title}
      lead={quotation === "empty" ? null : copy.lead}
      back={{ path: cartPath, name: copy.back }}
    >
      <Content {...props} />
    </ColumnPage>
  );
}

function Content({ quotation, onSubmitted }: CartQuotationProps) {
  if (quotation === null) return <Loader label={copy.loading} />;
  if (quotation === "empty") {
    return (
      <Notice tone="info" live>
        <p>{copy.empty}</p>
      </Notice>
    );
  }
  return (
    <>
      <OrderSums {...quotation.sums} />
      <QuotationForm onSubmitted={onSubmitted}>
        {quotation.hasCarriage ? null : <p className={styles.help}>{copy.carriageLater}</p>}
        <p className={styles.help}>{copy.validity}</p>
        <FormSubmitButton block>{papersCopy.quotation.submit}</FormSubmitButton>
      </QuotationForm>
    </>
  );
}
