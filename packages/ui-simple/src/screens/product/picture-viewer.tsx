import type { Picture } from "@noren/contract";
import { NO_PICTURE_PATH } from "@noren/contract/picture";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { joinClasses } from "#ui/join-classes";
import { pictureViewerCopy as copy } from "#ui/screens/product/picture-viewer.copy";
import styles from "./picture-viewer.module.css";

export interface PictureViewerProps {
  pictures: readonly Picture[];
  /** The index of the picture that is shown at first. */
  first: number;
  onClosed: () => void;
}

/**
 * The pictures of a product on the full screen: swiped or moved by arrow keys, enlarged by a button, a double tap or the
 * browser's own pinch. Escape closes it, and the browser restores the focus.
 */
export default function PictureViewer({ pictures, first, onClosed }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const [isZoomed, setIsZoomed] = useState(false);
  const last = pictures.length - 1;

  const show = (index: number) => {
    if (index < 0 || index > last) return;
    setCurrent(index);
    setIsZoomed(false);
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") show(current - 1);
    if (key === "ArrowRight") show(current + 1);
  };
  // `useModal` would become a chunk of its own, which every page's manifest would name.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    // The browser restores the focus only when a dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const list = track.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: "instant" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only opening sets the picture
  }, []);
  useEffect(() => {
    const slide = track.current?.children[current];
    if (!isZoomed || !slide) return;
    slide.scrollTo((slide.scrollWidth - slide.clientWidth) / 2, (slide.scrollHeight - slide.clientHeight) / 2);
  }, [isZoomed, current]);

  if (pictures[0]?.path === NO_PICTURE_PATH) return null;
  return (
    <dialog ref={dialog} onClose={onClosed} className={styles.screen} aria-label={copy.title} onKeyDown={onKeyDown}>
      <ul
        ref={track}
        className={joinClasses(styles.track, isZoomed && styles.zoomed)}
        onScroll={({ currentTarget: list }) => {
          const index = Math.round(list.scrollLeft / list.clientWidth);
          if (index >= 0 && index <= last && !isZoomed) setCurrent(index);
        }}
      >
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a button does the same
          <li
            key={picture.path}
            className={styles.slide}
            // A screen reader reads the shown picture only.
            aria-hidden={index !== current}
            onDoubleClick={() => setIsZoomed(!isZoomed)}
          >
            <ProductPicture
              picture={picture}
              className={styles.picture}
              sizes={isZoomed && index === current ? "250vmin" : "100vmin"}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p role="status">{copy.position(current + 1, pictures.length)}</p>
        <IconButton
          icon={isZoomed ? "minus" : "plus"}
          label={isZoomed ? copy.zoomOut : copy.zoomIn}
          onClick={() => setIsZoomed(!isZoomed)}
        />
        <IconButton icon="close" label={copy.close} onClick={onClosed} />
      </div>
      {last > 0 ? (
        <div className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label={copy.previous}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={copy.next}
            disabled={current === last}
            onClick={() => show(current + 1)}
          />
        </div>
      ) : null}
    </dialog>
  );
}
