import { useEffect, useRef } from "react";
import { followPointer } from "#ui/elements/cursor/follow-pointer";
import styles from "./cursor.module.css";

export interface CursorProps {
  /** [loader.defaults] Diameter in pixels. */
  size?: number;
  /** [loader.defaults] The share of the remaining way to the pointer that the dot moves per animation frame. */
  frame?: number;
}

/** A decorative dot that follows the pointer with a delay (decision 0048). It receives no events. */
export function Cursor({ size = 10, frame = 0.1 }: CursorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? followPointer(ref.current, frame) : undefined), [frame]);
  return <div ref={ref} hidden className={styles.cursor} style={{ width: size, height: size }} aria-hidden="true" />;
}
