import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { ProductFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import { theme } from "#ui/theme";
import styles from "./view-switch.module.css";

/** Drawn here, because every page loads the icons. */
const DRAWINGS: Readonly<Record<ProductFilter["view"], string>> = {
  grid: "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
  list: "M4 5h4v4H4zM4 15h4v4H4zM11.5 7H20M11.5 17H20",
};

/** The look in which the theme's lists open comes first. */
const VIEWS = theme.listView === "list" ? (["list", "grid"] as const) : (["grid", "list"] as const);

interface ViewSwitchProps extends Pick<ProductListProps, "filter" | "viewPaths"> {
  /** Words of a theme in place of the drawings. */
  words?: Readonly<Record<ProductFilter["view"], string>>;
}

/** Cards or rows: two links, which keep the page of the list. */
export function ViewSwitch({ filter, viewPaths, words }: ViewSwitchProps) {
  return (
    <nav className={styles.switch} aria-label={copy.views}>
      {VIEWS.map((view) => (
        <a
          key={view}
          className={styles.choice}
          href={viewPaths[view]}
          aria-label={words ? undefined : copy.viewNames[view]}
          aria-current={view === filter.view || undefined}
          title={words ? undefined : copy.viewNames[view]}
          data-replace=""
        >
          {words ? (
            words[view]
          ) : (
            <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={DRAWINGS[view]} />
            </svg>
          )}
        </a>
      ))}
    </nav>
  );
}
