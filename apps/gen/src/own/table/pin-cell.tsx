import type { ProductInfo } from "@noren/contract";
import { compareId } from "#ui/screens/product-list/compare-ids";
import type { CompareChoice } from "#ui/screens/product-list/product-list.props";
import { TRAY_ID } from "./pin-tray.tsx";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./compare-table.module.css";

interface PinCellProps {
  product: Pick<ProductInfo, "key" | "name">;
  choice: CompareChoice;
  onToggled: () => void;
  /** One pin too many. */
  onRefused: () => void;
}

/** Pins or unpins a row. One pin too many is refused beside the row; without scripts it leads to the tray, which says so. */
export function PinCell({ product: { key, name }, choice, onToggled, onRefused }: PinCellProps) {
  const isPinned = choice.keys.includes(key);
  const path = choice.pathToggling(key);
  const label = isPinned ? copy.unpinOf(name) : path === null ? copy.full(name, choice.max) : copy.pinOf(name);
  return (
    <td className={styles.pin}>
      <a
        href={path ?? `#${TRAY_ID}`}
        className={styles.pinLink}
        aria-label={label}
        data-pinned={isPinned || undefined}
        data-full={path === null || undefined}
        data-replace=""
        rel="nofollow"
        onClick={(event) => {
          if (path !== null) return onToggled();
          event.preventDefault();
          onRefused();
        }}
      >
        <span id={compareId(key)} className={styles.place} />
        <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M6 2.5h8M7.5 2.5v6L5 11.5h10l-2.5-3v-6M10 11.5v6" />
        </svg>
        <span>{isPinned ? copy.pinned : copy.pin}</span>
      </a>
    </td>
  );
}
