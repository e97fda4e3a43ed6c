import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { MoreLink } from "#ui/screens/home/more-link";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import type { HeightBand } from "./height-bands.ts";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

export type ByHeightProps = { bands: readonly { band: HeightBand; products: readonly ProductInfo[] }[] };

/** The plants in three bands of height: small, medium and tall. */
export function ByHeight({
  bands,
  onFavouriteToggled,
  onAddedToCart,
}: ByHeightProps & Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart">) {
  return (
    <SectionFrame title={copy.byHeight} lead={copy.byHeightLead}>
      <div className={styles.bands}>
        {bands.map(({ band: { key, min, max, by }, products }) =>
          products.length === 0 ? null : (
            <section key={key} className={styles.band}>
              <div>
                <Heading
                  level={3}
                  aside={
                    <MoreLink
                      path={paths.productList({ "a.light.min": 1, "a.height.min": min, "a.height.max": max, by })}
                      title={copy.bands[key].name}
                    />
                  }
                >
                  {copy.bands[key].name}
                </Heading>
                <p className={styles.range}>{copy.bands[key].range}</p>
              </div>
              <ProductGrid
                products={products}
                label={copy.bands[key].name}
                onFavouriteToggled={onFavouriteToggled}
                onAddedToCart={onAddedToCart}
              />
            </section>
          ),
        )}
      </div>
    </SectionFrame>
  );
}
