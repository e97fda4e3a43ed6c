import { useEffect, useRef } from "react";
import { followPointer } from "#ui/elements/cursor/follow-pointer";
import styles from "./cursor.module.css";

export interface CursorProps {
  /** Pixels across. [loader.defaults] 10 unless told. */
  size?: number;
  /** The share of the way to the pointer that it goes with each frame of the screen. [loader.defaults] 0.1 unless told. */
  frame?: number;
}

/** A dot that follows the pointer a little behind, for themes that want one (decision 0048). It says and takes nothing. */
export function Cursor({ size = 10, frame = 0.1 }: CursorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? followPointer(ref.current, frame) : undefined), [frame]);
  return <div ref={ref} hidden className={styles.cursor} style={{ width: size, height: size }} aria-hidden="true" />;
}
