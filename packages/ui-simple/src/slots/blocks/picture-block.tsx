import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";
import styles from "./blocks.module.css";

interface PictureBlockProps extends BlockProps<"picture"> {
  /** The first block of its page is in view at once. */
  isFirst: boolean;
}

/** A picture with a caption. */
export function PictureBlock({ image, caption, link, isFirst }: PictureBlockProps) {
  return (
    <figure className={styles.figure}>
      <ProductPicture picture={image} sizes="(width > 1023px) 64rem, 100vw" priority={isFirst} />
      {caption || link ? (
        <figcaption className={styles.caption}>
          {caption} {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
