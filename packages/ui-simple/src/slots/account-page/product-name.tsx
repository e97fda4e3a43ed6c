import type { ProductInfo } from "@noren/contract";
import { NO_PICTURE_PATH } from "@noren/contract/picture";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import styles from "./product-name.module.css";

interface ProductNameProps {
  name: string;
  /** Null for a product that the shop does not show. */
  product: (Pick<ProductInfo, "image"> & { path?: string }) | null;
}

/** The name of a product in a form or a list of my page, with its picture if it has one. */
export function ProductName({ name, product }: ProductNameProps) {
  const hasPicture = product?.image && product.image.path !== NO_PICTURE_PATH;
  return (
    <div className={styles.product}>
      {hasPicture ? (
        <ProductPicture picture={product.image} sizes="64px" maxFetchedWidth={160} ratio="square" alt="" />
      ) : null}
      <p className={styles.name}>{product?.path ? <TextLink href={product.path}>{name}</TextLink> : name}</p>
    </div>
  );
}
