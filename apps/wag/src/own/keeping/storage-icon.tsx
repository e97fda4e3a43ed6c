import styles from "./keeping.module.css";

const SHAPES: Readonly<Record<string, string>> = {
  // sun, drop, snow
  room: "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4",
  chilled: "M10 2.5c2.2 3.6 4.6 6.2 4.6 9.2a4.6 4.6 0 0 1-9.2 0c0-3 2.4-5.6 4.6-9.2z",
  frozen: "M10 2v16M3.1 6l13.8 8M16.9 6 3.1 14M7.5 3.2 10 5.4l2.5-2.2M7.5 16.8l2.5-2.2 2.5 2.2",
};

/** Where a sweet is kept, as an icon beside its word: a sun for room temperature, a drop for chilled, snow for frozen. */
export function StorageIcon({ storage }: { storage: string }) {
  const shape = SHAPES[storage];
  if (!shape) return null;
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
