import type { Picture } from "@noren/contract";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { PictureViewerProps } from "#ui/screens/product/picture-viewer";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import { importPictureViewer } from "#ui/screens/product/import-picture-viewer";
import styles from "./gallery.module.css";

interface GalleryProps {
  pictures: readonly Picture[];
  /** The picture of the chosen variant; the gallery scrolls to it. */
  chosen: Picture | null;
  /** The poster of the product's video, which comes last, and its player; absent without a video. */
  poster?: Picture | undefined;
  player?: ReactNode;
}

/** Where a thumbnail leads without scripts. */
const slideId = (index: number) => `picture-${index + 1}`;

const showPicture = (list: HTMLUListElement | null, index: number) =>
  list?.scrollTo({ left: index * list.clientWidth });

/** The pictures of a product, and its video, in a row that scrolls, with thumbnails below. */
export function Gallery({ pictures, chosen, poster, player }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The viewer while it is open; its code loads when a picture is enlarged. */
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const chosenPath = chosen?.path;
  const slides = poster ? [...pictures, poster] : pictures;
  const isPicture = (index: number) => index < pictures.length;

  const enlarge = () => void importPictureViewer().then(({ loadPictureViewer }) => loadPictureViewer(setViewer));

  useEffect(() => track.current?.querySelector("video")?.pause(), [current]);

  useEffect(() => {
    const index = pictures.findIndex(({ path }) => path === chosenPath);
    if (index >= 0) showPicture(track.current, index);
  }, [chosenPath, pictures]);

  return (
    <div className={styles.gallery}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by keyboard with the button inside */}
      <div className={styles.stage} onClick={isPicture(current) ? enlarge : undefined}>
        <ul
          ref={track}
          className={styles.track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={slides.length > 1 ? 0 : undefined}
          aria-label={copy.pictures}
          onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / list.clientWidth))}
        >
          {slides.map((picture, index) => (
            <li key={index} id={slideId(index)} className={styles.slide}>
              {isPicture(index) ? (
                <ProductPicture
                  picture={picture}
                  sizes="(width > 1023px) 36rem, (width > 767px) 50vw, 100vw"
                  ratio="square"
                  priority={index === 0}
                />
              ) : (
                player
              )}
            </li>
          ))}
        </ul>
        {isPicture(current) ? <IconButton icon="search" label={copy.enlarge} /> : null}
      </div>
      {slides.length > 1 ? (
        <ul className={styles.thumbs}>
          {slides.map((picture, index) => (
            <li key={index}>
              <a
                href={`#${slideId(index)}`}
                className={styles.thumb}
                aria-label={isPicture(index) ? copy.picture(index + 1) : copy.video}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  showPicture(track.current, index);
                }}
              >
                <ProductPicture picture={picture} sizes="72px" maxFetchedWidth={160} ratio="square" alt="" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {Viewer ? <Viewer pictures={pictures} first={current} onClosed={() => setViewer(undefined)} /> : null}
    </div>
  );
}
