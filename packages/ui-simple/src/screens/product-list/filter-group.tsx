import type { ReactNode } from "react";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import styles from "./filter-panel.module.css";

export interface FilterGroupLook {
  /** The sheet folds the groups, so that all of them are in view; beside the list they are open. */
  isFolded: boolean;
}

interface FilterGroupProps extends FilterGroupLook {
  title: string;
  /** The number of conditions chosen in it. A folded group with some is open at first. */
  chosen: number;
  /** The group has links instead of fields. */
  isNav?: boolean;
  children: ReactNode;
}

/** A group of conditions under its title. */
export function FilterGroup({ title, chosen, isNav = false, isFolded, children }: FilterGroupProps) {
  if (isFolded)
    return (
      <Disclosure
        defaultOpen={chosen > 0}
        summary={
          <>
            {title}
            {chosen > 0 ? <span className={styles.chosen}>{copy.chosen(chosen)}</span> : null}
          </>
        }
      >
        {isNav ? (
          <nav aria-label={title}>{children}</nav>
        ) : (
          <div role="group" className={styles.group} aria-label={title}>
            {children}
          </div>
        )}
      </Disclosure>
    );
  if (isNav)
    return (
      <nav className={styles.group} aria-label={title}>
        <Heading level={2} size="s">
          {title}
        </Heading>
        {children}
      </nav>
    );
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
