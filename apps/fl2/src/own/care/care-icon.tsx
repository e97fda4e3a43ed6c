import styles from "./care-icon.module.css";

const paths = {
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  drop: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z",
  thermometer: "M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0ZM12 9v8",
  ruler: "M4 3h7v18H4ZM4 8h4M4 12h3M4 16h4",
} as const;

/** A decorative icon; the words beside it carry the meaning. */
export function CareIcon({ name, size = 20 }: { name: keyof typeof paths; size?: 16 | 20 | 32 }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
