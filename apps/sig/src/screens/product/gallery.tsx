import type { Gallery as SimpleGallery } from "@noren/ui-simple/screens/product/gallery";
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { importPictureViewer } from "#ui/screens/product/import-picture-viewer";
import type { PictureViewerProps } from "#ui/screens/product/picture-viewer";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import styles from "../../own/product/gallery.module.css";

/** Where a link of a variant leads without scripts. */
const slideId = (index: number) => `picture-${index + 1}`;

/** The pictures side by side from edge to edge, as high as the window. It scrolls to the picture of the chosen variant. */
export function Gallery({ pictures, chosen, poster, player }: ComponentProps<typeof SimpleGallery>) {
  const track = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  /** The viewer while it is open; its code loads when a picture is enlarged. */
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const chosenPath = chosen?.path;

  const enlarge = (index: number) => {
    setFirst(index);
    void importPictureViewer().then(({ loadPictureViewer }) => loadPictureViewer(setViewer));
  };

  useEffect(() => {
    const list = track.current;
    const slide = list?.children[pictures.findIndex(({ path }) => path === chosenPath)];
    if (list && slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
  }, [chosenPath, pictures]);

  return (
    <div className={styles.gallery} data-below-header="">
      <ul
        ref={track}
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={copy.pictures}
      >
        {pictures.map((picture, index) => (
          <li key={picture.path} id={slideId(index)} className={styles.slide}>
            <ProductPicture
              picture={picture}
              sizes="(width > 767px) 50vw, 100vw"
              ratio="portrait"
              priority={index === 0}
            />
            <IconButton icon="search" label={copy.enlargeOf(index + 1)} onClick={() => enlarge(index)} />
          </li>
        ))}
        {poster ? <li className={styles.slide}>{player}</li> : null}
      </ul>
      {Viewer ? <Viewer pictures={pictures} first={first} onClosed={() => setViewer(undefined)} /> : null}
    </div>
  );
}
