import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { CompareBarProps } from "#ui/screens/product-list/product-list.props";
import { yieldFocus } from "#ui/yield-focus";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./pin-tray.module.css";

/** The place to which a fifth pin leads. */
export const TRAY_ID = "pins";

/** The pinned products at the lower edge of the screen, and what can be done with them. It works without scripts. */
export function PinTray({ keys, products, max, openPath, clearPath, view }: CompareBarProps) {
  const hint = keys.length === max ? copy.limit(max) : openPath === null ? copy.more : null;
  return (
    <div id={TRAY_ID} className={styles.tray} tabIndex={-1}>
      <div role="status" className={styles.status}>
        {keys.length > 0 ? (
          <p>
            <b>{copy.count(keys.length, max)}</b>
            {hint ? <span className={styles.hint}>{hint}</span> : null}
            <span className={styles.refusal}>{copy.refused(max)}</span>
          </p>
        ) : null}
      </div>
      {keys.length > 0 ? (
        <>
          <ul className={styles.places} aria-label={copy.tray}>
            {products.map(({ id, key, name, image }) => (
              <li key={id}>
                <a href={paths.product({ key })} aria-label={name}>
                  <ProductPicture picture={image} sizes="44px" maxFetchedWidth={160} ratio="square" alt="" />
                </a>
              </li>
            ))}
          </ul>
          {view === "list" ? (
            <label className={styles.differ} hidden={openPath === null}>
              <input type="checkbox" className="pins-differ" />
              {copy.differ}
            </label>
          ) : null}
          {openPath === null ? null : <ButtonLink href={openPath}>{copy.open}</ButtonLink>}
          <a className={styles.clear} href={clearPath} data-replace="" onClick={yieldFocus}>
            {copy.clear}
          </a>
        </>
      ) : null}
    </div>
  );
}
