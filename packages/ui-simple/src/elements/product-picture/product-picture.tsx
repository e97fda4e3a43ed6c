import { PICTURE_WIDTHS, pictureUrl, type PictureFormat } from "@noren/contract/picture";
import type { Picture } from "@noren/contract";
import { useStorage } from "#ui/elements/product-picture/storage";
import { joinClasses } from "#ui/join-classes";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  picture: Picture;
  /** The same scene upright, shown instead on phones. */
  tall?: Picture | null | undefined;
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

/** What a browser may choose from, the smallest first; JPEG is what is left. */
const types: readonly Exclude<PictureFormat, "jpeg">[] = ["avif", "webp"];

/** SITE.BREAKPOINT.SCREEN-SM, as in the style sheets. */
const PHONE = "(width <= 767px)";

/** The widths that the image service can make of a picture without blowing it up. */
const widthsOf = ({ width }: Picture) => PICTURE_WIDTHS.filter((each) => each <= Math.max(width, PICTURE_WIDTHS[0]));

const sourcesOf = (base: string, picture: Picture, format: PictureFormat) =>
  widthsOf(picture)
    .map((width) => `${pictureUrl(base, picture, width, format)} ${width}w`)
    .join(", ");

/** A stored picture: its place is kept and tinted before it arrives, in the format and width that fit. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, tall, sizes, priority = false, alt, ratio, className } = props;
  const base = useStorage();
  const plain = widthsOf(picture).findLast((width) => width <= 800) ?? PICTURE_WIDTHS[0];
  return (
    <picture className={joinClasses(styles.frame, ratio && styles[ratio], className)}>
      {tall
        ? [...types, "jpeg" as const].map((format) => (
            <source
              key={`tall-${format}`}
              media={PHONE}
              type={`image/${format}`}
              srcSet={sourcesOf(base, tall, format)}
              sizes={sizes}
              width={tall.width}
              height={tall.height}
            />
          ))
        : null}
      {types.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourcesOf(base, picture, format)} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={pictureUrl(base, picture, plain, "jpeg")}
        srcSet={sourcesOf(base, picture, "jpeg")}
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
