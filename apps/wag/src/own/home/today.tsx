import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { formatShortDay } from "@noren/validation/format";
import { ButtonLink } from "#ui/elements/button/button-link";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { HomeProps } from "#ui/screens/home/home.props";
import { KeepingLine } from "../keeping/keeping-line.tsx";
import { describeKind, readKeeping } from "../keeping/read-keeping.ts";
import { koyomiCopy as copy } from "../sekki/koyomi.copy.ts";
import { sekkiCopy } from "../sekki/sekki.copy.ts";
import { sekkiOn } from "../sekki/sekki.ts";
import { writeInKanji } from "../slip/kanji-day.copy.ts";
import { Slip } from "../slip/slip.tsx";
import styles from "./today.module.css";

type TodayProps = Pick<HomeProps, "today"> & { products: readonly ProductInfo[] };

/** The day and the one sweet that belongs to it, on the ground of the season. */
export function Today({ products, today }: TodayProps) {
  const { key } = sekkiOn(today);
  const [name, reading, sight] = sekkiCopy[key];
  const sweet = findSweetOf(products, key);
  if (!sweet) return null;
  const kind = describeKind(sweet.attributes);
  const keeping = readKeeping(sweet.attributes);
  return (
    <section className={styles.today}>
      <div className={styles.inner}>
        <Slip className={styles.slip} lines={[name, writeInKanji(today)]} />
        <div className={styles.plate}>
          <ProductPicture
            picture={sweet.image}
            sizes="(width > 1023px) 34rem, 72vw"
            ratio="square"
            alt={sweet.image.alt}
            priority
          />
        </div>
        <div className={styles.text}>
          <p className={styles.day}>
            <time dateTime={today}>{formatShortDay(today)}</time>
            <span>
              {name}（{reading}）
            </span>
          </p>
          <p className={styles.sight}>{sight}</p>
          <div className={styles.sweet}>
            <p className={styles.label}>{copy.todaysSweet}</p>
            <h2 className={styles.name}>{sweet.name}</h2>
            {kind === "" ? null : <p>{kind}</p>}
            <p>
              <ProductPrice product={sweet} />
            </p>
            {keeping ? <KeepingLine keeping={keeping} /> : null}
          </div>
          <p>
            <ButtonLink href={paths.product({ key: sweet.key })} look="primary" size="large">
              {copy.see}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The sweet that the shop has in the fewest solar terms, this one among them; without any, the first in stock. */
function findSweetOf(products: readonly ProductInfo[], key: string): ProductInfo | undefined {
  const inStock = products.filter(({ is_stock_available }) => is_stock_available);
  const termsOf = (product: ProductInfo) => readKeeping(product.attributes)?.sekki ?? [];
  const ofTerm = inStock.filter((product) => termsOf(product).includes(key));
  return ofTerm.toSorted((a, b) => termsOf(a).length - termsOf(b).length)[0] ?? inStock[0];
}
