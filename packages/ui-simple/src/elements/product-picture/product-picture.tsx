import { PICTURE_WIDTHS, pictureUrl, type PictureFormat } from "@noren/contract/picture";
import type { Picture } from "@noren/contract";
import { useStorage } from "#ui/elements/product-picture/storage";
import { joinClasses } from "#ui/join-classes";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  picture: Picture;
  /** How wide it stands on the page, as the `sizes` attribute says it: "(width > 767px) 25vw, 50vw". */
  sizes: string;
  /** The page's largest picture in view: asked for first and at once. All others wait until they are near. */
  priority?: boolean;
  /** Words instead of the picture's own; "" where the text beside it already says everything. */
  alt?: string;
  /** Cuts the picture to a shape; its own shape without it. */
  ratio?: "square" | "portrait" | "landscape";
  className?: string;
}

/** The type is only said where the browser may choose; JPEG is what is left. */
const types: readonly Exclude<PictureFormat, "jpeg">[] = ["avif", "webp"];

/** A stored picture: its place is kept and tinted before it arrives, in the format and width that fit. */
export function ProductPicture({ picture, sizes, priority = false, alt, ratio, className }: ProductPictureProps) {
  const base = useStorage();
  const widths = PICTURE_WIDTHS.filter((width) => width <= Math.max(picture.width, PICTURE_WIDTHS[0]));
  const sources = (format: PictureFormat) =>
    widths.map((width) => `${pictureUrl(base, picture, width, format)} ${width}w`).join(", ");
  const plain = widths.findLast((width) => width <= 800) ?? PICTURE_WIDTHS[0];
  return (
    <picture className={joinClasses(styles.frame, ratio && styles[ratio], className)}>
      {types.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sources(format)} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={pictureUrl(base, picture, plain, "jpeg")}
        srcSet={sources("jpeg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        style={{ backgroundColor: picture.color }}
      />
    </picture>
  );
}
