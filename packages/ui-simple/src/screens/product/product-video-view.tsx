import type { ProductVideo } from "@noren/contract";
import { pictureUrl } from "@noren/contract/picture";
import { usePicturesUrl } from "#ui/elements/product-picture/pictures-url";
import { productVideoCopy as copy } from "#ui/screens/product/product-video.copy";

/** A poster loads at once and in one size, also while it is out of view. */
const POSTER_WIDTH = 640;

/** The video of a product in the browser's own player, which needs no script. Nothing of it loads before it is played. */
export function ProductVideoView({ path, type, title, poster, captions }: ProductVideo) {
  const filesUrl = usePicturesUrl();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a shop may have none
    <video
      controls
      playsInline
      preload="none"
      aria-label={title}
      poster={pictureUrl(filesUrl, poster, POSTER_WIDTH, "avif")}
      // Captions of another origin need CORS, which the video then needs too.
      crossOrigin={captions ? "anonymous" : undefined}
    >
      <source src={`${filesUrl}/${path}`} type={type} />
      {captions ? (
        <track default kind="captions" srcLang="ja" label={copy.captions} src={`${filesUrl}/${captions}`} />
      ) : null}
      <a href={`${filesUrl}/${path}`}>{title}</a>
    </video>
  );
}
