import type { ProductInfo } from "@noren/contract";
import { NO_PICTURE_PATH } from "@noren/contract/picture";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import styles from "./product-request-history-view.module.css";

interface RequestedNameProps {
  name: string;
  /** Null unless the shop shows the product; its path is null where it needs no link. */
  product: (Pick<ProductInfo, "image"> & { path: string | null }) | null;
}

/** The requested product, with its picture where there is one. */
export function RequestedName({ name, product }: RequestedNameProps) {
  const hasPicture = product?.image && product.image.path !== NO_PICTURE_PATH;
  return (
    <div className={styles.product}>
      {hasPicture ? (
        <ProductPicture picture={product.image} sizes="64px" maxFetchedWidth={160} ratio="square" alt="" />
      ) : null}
      <p className={styles.text}>{product?.path ? <TextLink href={product.path}>{name}</TextLink> : name}</p>
    </div>
  );
}
