import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { useModal } from "#ui/elements/dialog/use-modal";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { joinClasses } from "#ui/join-classes";
import { flipBookCopy as copy } from "#ui/screens/flip-book/flip-book.copy";
import type { FlipBookPage } from "#ui/screens/flip-book/flip-book.props";
import styles from "./page-zoom.module.css";

/** A point of a page's picture, as shares of its width and height. */
export interface ZoomPoint {
  x: number;
  y: number;
}

export const CENTRE: ZoomPoint = { x: 0.5, y: 0.5 };

export interface ZoomedPage {
  page: FlipBookPage;
  /** The point that is in the middle at first. */
  point: ZoomPoint;
}

/** Moves the picture along with a mouse that drags it. Fingers scroll it by themselves. */
function drag({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
  if (pointerType === "mouse" && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

/**
 * A page's picture on the full screen, larger than it: dragged, scrolled or moved by the arrow keys. A button and a double
 * click show it whole. Escape closes it, and the browser restores the focus.
 */
export function PageZoom({ page, point, onClosed }: ZoomedPage & { onClosed: () => void }) {
  const modal = useModal(true, onClosed);
  const pane = useRef<HTMLElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [status, setStatus] = useState<"loading" | "shown" | "failed">("loading");
  const toggle = () => setIsWhole(!isWhole);

  // After the effect of `useModal`: a closed dialog does not scroll.
  useEffect(() => {
    const element = pane.current;
    if (!element || isWhole) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(point.x * scrollWidth - clientWidth / 2, point.y * scrollHeight - clientHeight / 2);
  }, [isWhole, point]);

  return (
    <dialog {...modal} className={styles.screen} aria-label={copy.enlarged(page.number)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a button and the arrow keys do the same */}
      <section
        ref={pane}
        className={joinClasses(styles.pane, isWhole && styles.whole)}
        style={{ "--ratio": page.image.width / page.image.height } as CSSProperties}
        aria-label={copy.enlarged(page.number)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDragStart={(event) => event.preventDefault()}
        onDoubleClick={toggle}
      >
        <ProductPicture
          picture={page.image}
          sizes={isWhole ? "100vw" : "250vmin"}
          className={styles.picture ?? ""}
          onLoaded={() => setStatus("shown")}
          onFailed={() => setStatus("failed")}
        />
      </section>
      <p role="status" className={styles.status}>
        {status === "shown" ? null : copy.picture[status]}
      </p>
      <div className={styles.bar}>
        <IconButton icon={isWhole ? "plus" : "minus"} label={isWhole ? copy.zoomIn : copy.zoomOut} onClick={toggle} />
        <IconButton icon="close" label={copy.close} onClick={onClosed} />
      </div>
    </dialog>
  );
}
