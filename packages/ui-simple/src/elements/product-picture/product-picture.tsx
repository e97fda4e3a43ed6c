import { PICTURE_WIDTHS, pictureUrl } from "@noren/contract/picture";
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
  /** The most pixels across that it is ever worth fetching: small for what stands small on every screen. */
  maxWidth?: number;
  /** The page's largest picture in view: asked for first and at once. All others wait until they are near. */
  priority?: boolean;
  /** Words instead of the picture's own; "" where the text beside it already says everything. */
  alt?: string;
  /** Cuts the picture to a shape; its own shape without it. */
  ratio?: "square" | "portrait" | "landscape";
  className?: string;
}

/** SITE.BREAKPOINT.SCREEN-SM, as in the style sheets. */
const PHONE = "(width <= 767px)";

/** The widths that the image service can make of a picture without blowing it up, up to the most that is wanted. */
const widthsOf = ({ width }: Picture, maxWidth: number) =>
  PICTURE_WIDTHS.filter((each) => each <= Math.max(Math.min(width, maxWidth), PICTURE_WIDTHS[0]));

/**
 * A stored picture: its place is kept and tinted before it arrives. Every browser of the last years takes AVIF and
 * chooses its width; any other gets one JPEG. More choices would weigh more in the page than they save.
 */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, tall, sizes, maxWidth = Infinity, priority = false, alt, ratio, className } = props;
  const base = useStorage();
  const avif = (one: Picture) =>
    widthsOf(one, maxWidth)
      .map((width) => `${pictureUrl(base, one, width, "avif")} ${width}w`)
      .join(", ");
  const plain = widthsOf(picture, Math.min(maxWidth, 800)).at(-1) ?? PICTURE_WIDTHS[0];
  return (
    <picture className={joinClasses(styles.frame, ratio && styles[ratio], className)}>
      {tall ? (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={avif(tall)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      ) : null}
      <source type="image/avif" srcSet={avif(picture)} sizes={sizes} />
      <img
        className={styles.image}
        src={pictureUrl(base, picture, plain, "jpeg")}
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
