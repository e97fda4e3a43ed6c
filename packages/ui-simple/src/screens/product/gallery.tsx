import type { Picture } from "@noren/contract";
import { useEffect, useRef, useState } from "react";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import styles from "./gallery.module.css";

interface GalleryProps {
  pictures: readonly Picture[];
  /** The picture of the chosen variant; the gallery scrolls to it. */
  chosen: Picture | null;
}

/** The pictures of a product in a row that scrolls, with thumbnails below. */
export function Gallery({ pictures, chosen }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const chosenPath = chosen?.path;

  const show = (index: number) => {
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth });
  };
  useEffect(() => {
    const index = pictures.findIndex(({ path }) => path === chosenPath);
    if (index >= 0) track.current?.scrollTo({ left: index * track.current.clientWidth });
  }, [chosenPath, pictures, track]);

  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={copy.pictures}
        onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / list.clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.path} className={styles.slide}>
            <ProductPicture
              picture={picture}
              sizes="(width > 1023px) 36rem, (width > 767px) 50vw, 100vw"
              ratio="square"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.path}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={copy.picture(index + 1)}
                aria-current={index === current ? "true" : undefined}
                onClick={() => show(index)}
              >
                <ProductPicture picture={picture} sizes="72px" maxFetchedWidth={160} ratio="square" alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
