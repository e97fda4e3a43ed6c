import type { ProductRequestStatus } from "@noren/contract";
import { NO_PICTURE_PATH } from "@noren/contract/picture";
import { formatDate, formatNumber } from "@noren/validation/format";
import { ownValue } from "@noren/validation/own-value";
import { Badge, type BadgeProps } from "#ui/elements/badge/badge";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { Pagination } from "#ui/elements/pagination/pagination";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import { productRequestHistoryCopy as copy } from "#ui/screens/product-request-history/product-request-history.copy";
import type {
  ProductRequestHistoryProps,
  RequestedProduct,
} from "#ui/screens/product-request-history/product-request-history.props";
import { RemovableList } from "#ui/slots/account-page/removable-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";
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
  const { requests, busyId, pagination, pagePath, homePath, onRemoved } = props;
  return (
    <ColumnPage
      title={copy.title}
      lead={requests?.length ? copy.lead : null}
      back={{ path: homePath, name: copy.back }}
    >
      {requests === null ? (
        <Loader label={copy.loading} />
      ) : requests.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <>
          <RemovableList
            label={copy.title}
            items={requests}
            busyId={busyId}
            removeLabel={({ product_name }) => copy.remove(product_name)}
            onRemoved={onRemoved}
          >
            {(request) => <Request request={request} />}
          </RemovableList>
          <Pagination current={pagination.current} last={pagination.last} toPage={pagePath} />
        </>
      )}
    </ColumnPage>
  );
}

function Request({ request }: { request: RequestedProduct }) {
  const { product, product_name, maker_name, quantity, note, status, status_name, reply, requested_at } = request;
  const hasPicture = product?.image && product.image.path !== NO_PICTURE_PATH;
  return (
    <div className={styles.request}>
      <p className={styles.facts}>
        <Badge tone={ownValue(tones, status) ?? "neutral"}>{status_name}</Badge>
        <time dateTime={requested_at}>{formatDate(requested_at)}</time>
      </p>
      <div className={styles.product}>
        {hasPicture ? (
          <ProductPicture picture={product.image} sizes="64px" maxFetchedWidth={160} ratio="square" alt="" />
        ) : null}
        <p className={styles.text}>
          {product ? <TextLink href={product.path}>{product_name}</TextLink> : product_name}
        </p>
      </div>
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
