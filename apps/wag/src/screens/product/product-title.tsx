import { ProductTitle as SimpleProductTitle } from "@noren/ui-simple/screens/product/product-title";
import type { ComponentProps } from "react";
import { KeepingDays } from "../../own/keeping/keeping-days.tsx";
import { describeKind, readKeeping } from "../../own/keeping/read-keeping.ts";
import { fitsOnSlip, Slip } from "../../own/slip/slip.tsx";
import styles from "../../own/product/title.module.css";

/** Simple's title beside the slip of the name, with what the sweet is and how long it keeps. */
export function ProductTitle(props: ComponentProps<typeof SimpleProductTitle>) {
  const { name, attributes } = props.product;
  const keeping = readKeeping(attributes);
  const kind = describeKind(attributes);
  return (
    <div className={styles.title}>
      <div className={styles.head}>
        {fitsOnSlip(name) ? <Slip className={styles.slip} lines={[name]} /> : null}
        <div className={styles.text}>
          <SimpleProductTitle {...props} />
          {kind === "" ? null : <p className={styles.kind}>{kind}</p>}
        </div>
      </div>
      {keeping ? <KeepingDays keeping={keeping} /> : null}
    </div>
  );
}
