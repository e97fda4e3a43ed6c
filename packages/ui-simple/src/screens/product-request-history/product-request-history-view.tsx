import type { ProductRequestStatus } from "@noren/contract";
import { formatDate, formatNumber } from "@noren/validation/format";
import { findOwnValue } from "@noren/validation/own-value";
import { Badge, type BadgeProps } from "#ui/elements/badge/badge";
import { ButtonLink } from "#ui/elements/button/button-link";
import { productRequestHistoryCopy as copy } from "#ui/screens/product-request-history/product-request-history.copy";
import type {
  ProductRequestHistoryProps,
  RequestedProduct,
} from "#ui/screens/product-request-history/product-request-history.props";
import { Facts } from "#ui/slots/account-page/facts";
import { RequestFormSection } from "#ui/screens/product-request-history/request-form";
import { ProductName } from "#ui/slots/account-page/product-name";
import { RemovablePage } from "#ui/slots/account-page/removable-page";
import { useFocusAfterSwap } from "#ui/slots/account-page/use-focus-after-swap";
import styles from "./product-request-history-view.module.css";

/** The colour of a status; its text comes from the API. */
const tones: Record<ProductRequestStatus, NonNullable<BadgeProps["tone"]>> = {
  received: "accent",
  checking: "accent",
  answered: "success",
  declined: "neutral",
};

/** The products that the member requested, with the shop's replies. */
export function ProductRequestHistoryView(props: ProductRequestHistoryProps) {
  const { requests, pagination, pagePath, form, formPath, listPath, onRequested, ...page } = props;
  useFocusAfterSwap(form === null);
  return (
    <RemovablePage
      {...page}
      copy={copy}
      items={requests}
      pages={{ ...pagination, toPage: pagePath }}
      top={
        form === null ? (
          <p>
            <ButtonLink href={formPath} icon="plus">
              {copy.open}
            </ButtonLink>
          </p>
        ) : (
          <RequestFormSection form={form} listPath={listPath} onRequested={onRequested} />
        )
      }
      removeLabel={({ product_name }) => copy.remove(product_name)}
      confirmation={copy.removal}
    >
      {(request) => <Request request={request} />}
    </RemovablePage>
  );
}

function Request({ request }: { request: RequestedProduct }) {
  const { product, product_name, maker_name, quantity, note, status, status_name, reply, requested_at } = request;
  return (
    <div className={styles.request}>
      <Facts>
        <Badge tone={findOwnValue(tones, status) ?? "neutral"}>{status_name}</Badge>
        <time dateTime={requested_at}>{formatDate(requested_at)}</time>
      </Facts>
      <ProductName name={product_name} product={product} />
      {maker_name === null ? null : <p className={styles.note}>{copy.maker(maker_name)}</p>}
      {quantity === null ? null : <p className={styles.note}>{copy.quantity(formatNumber(quantity))}</p>}
      {note === null ? null : <p className={styles.text}>{note}</p>}
      {reply === null ? null : (
        <div className={styles.reply}>
          <p className={styles.note}>{copy.reply}</p>
          <p className={styles.text}>{reply}</p>
        </div>
      )}
    </div>
  );
}
