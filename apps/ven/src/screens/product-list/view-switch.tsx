import type { ComponentProps } from "react";
import type { ViewSwitch as SimpleViewSwitch } from "@noren/ui-simple/screens/product-list/view-switch";
import { productListCopy } from "#ui/screens/product-list/product-list.copy";
import styles from "#ui/screens/product-list/view-switch.module.css";
import { tableCopy as copy } from "../../own/table/table.copy.ts";

/** The table, or rows with larger pictures and facts: two links by name. */
export function ViewSwitch({ filter, viewPaths }: ComponentProps<typeof SimpleViewSwitch>) {
  return (
    <nav className={styles.switch} aria-label={productListCopy.views}>
      {(["grid", "list"] as const).map((view) => (
        <a
          key={view}
          className={styles.choice}
          href={viewPaths[view]}
          aria-current={view === filter.view || undefined}
          data-replace=""
        >
          {copy.views[view]}
        </a>
      ))}
    </nav>
  );
}
