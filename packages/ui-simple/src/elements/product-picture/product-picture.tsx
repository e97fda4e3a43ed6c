import { NO_PICTURE_PATH, PICTURE_WIDTHS, pictureUrl } from "@noren/contract/picture";
import type { Picture } from "@noren/contract";
import { productPictureCopy as copy } from "#ui/elements/product-picture/product-picture.copy";
import { usePicturesUrl } from "#ui/elements/product-picture/pictures-url";
import { joinClasses } from "#ui/join-classes";
import styles from "./product-picture.module.css";

export interface ProductPictureProps {
  picture: Picture;
  /** The same scene in portrait format, shown on phones. */
  tall?: Picture | null | undefined;
  /** The `sizes` attribute: "(width > 767px) 25vw, 50vw". */
  sizes: string;
  /** The largest width in pixels to fetch; set it where the picture is small on every screen. */
  maxFetchedWidth?: number;
  /** For the page's largest visible picture: loads at once and first. All others load lazily. */
  priority?: boolean;
  /** Replaces the picture's own text; "" where the text beside it says the same. */
  alt?: string;
  /** Crops the picture; without it the picture keeps its own ratio. */
  ratio?: "square" | "portrait" | "landscape";
  className?: string;
  onLoaded?: () => void;
  onFailed?: () => void;
}

/** SITE.BREAKPOINT.SCREEN-SM, as in the style sheets. */
const PHONE = "(width <= 767px)";

/** The image service's widths that do not enlarge the picture, up to `maxFetchedWidth`. */
const widthsOf = ({ width }: Picture, maxFetchedWidth: number) =>
  PICTURE_WIDTHS.filter((offered) => offered <= Math.max(Math.min(width, maxFetchedWidth), PICTURE_WIDTHS[0]));

/**
 * A stored picture, or a placeholder named after the product. A picture of another product (`is_stand_in`) is marked.
 * Space is reserved and tinted before the picture loads. Browsers with AVIF choose a width; others get one JPEG, because
 * further sources would add more HTML than they save.
 */
export function ProductPicture(props: ProductPictureProps) {
  const {
    picture,
    tall,
    sizes,
    maxFetchedWidth = Infinity,
    priority = false,
    alt,
    ratio,
    className,
    onLoaded,
    onFailed,
  } = props;
  const picturesUrl = usePicturesUrl();
  const avifSrcSet = (source: Picture) =>
    widthsOf(source, maxFetchedWidth)
      .map((width) => `${pictureUrl(picturesUrl, source, width, "avif")} ${width}w`)
      .join(", ");
  const frame = joinClasses(styles.frame, ratio && styles[ratio], className);
  if (picture.path === NO_PICTURE_PATH) {
    const label = alt ?? picture.alt;
    return (
      <span className={joinClasses(frame, styles.missing)} role="img" aria-label={label} aria-hidden={label === ""}>
        <span className={styles.text}>{copy.missing}</span>
      </span>
    );
  }
  const jpegWidth = widthsOf(picture, Math.min(maxFetchedWidth, 800)).at(-1) ?? PICTURE_WIDTHS[0];
  return (
    <picture className={frame} data-mark={picture.is_stand_in ? copy.standIn : undefined}>
      {tall ? (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={avifSrcSet(tall)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      ) : null}
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes={sizes} />
      <img
        className={styles.image}
        src={pictureUrl(picturesUrl, picture, jpegWidth, "jpeg")}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        style={{ backgroundColor: picture.color }}
        onLoad={onLoaded}
        onError={onFailed}
      />
    </picture>
  );
}
