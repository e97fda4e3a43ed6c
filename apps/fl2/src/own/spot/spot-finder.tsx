import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { WATERINGS, type Watering } from "../care/read-care.ts";
import { FlatPlan } from "./flat-plan.tsx";
import { spotCopy as copy } from "./spot.copy.ts";
import { SPOT_PARAMETER, type SpotChoice, SPOTS, toQuery, WATERING_PARAMETER } from "./spots.ts";
import styles from "./spot-finder.module.css";

/** The plants of a choice. */
export interface FoundPlants {
  choice: SpotChoice;
  /** The first of them. */
  products: readonly ProductInfo[];
  total: number;
  /** Another answer to the watering for which there are plants; null where the spot has none at all. */
  instead: { watering: Watering; count: number } | null;
}

export type SpotFinderProps = {
  choice: SpotChoice;
  onChosen: (choice: SpotChoice) => void;
  /** The last answer, which may be of an earlier choice; null before the first one. */
  found: FoundPlants | null;
  isLoading: boolean;
  isFailed: boolean;
  onRetried: () => void;
};

/**
 * A plan of a flat whose spots are radio buttons, a question about watering, and the plants that live there. It is a form to
 * the list of products, so it works without scripts.
 */
export function SpotFinder(props: SpotFinderProps & Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart">) {
  const { choice, onChosen, found, isLoading, isFailed, onRetried } = props;
  return (
    <SectionFrame title={copy.title} lead={copy.lead}>
      <div className={styles.columns}>
        <form className={styles.form} action={paths.productList()}>
          <fieldset className={styles.plan}>
            <legend className={styles.hidden}>{copy.spot}</legend>
            <FlatPlan />
            {SPOTS.map((spot) => (
              <label key={spot} className={styles.spot} data-spot={spot}>
                <input
                  type="radio"
                  name={SPOT_PARAMETER}
                  value={spot}
                  checked={spot === choice.spot}
                  onChange={() => onChosen({ ...choice, spot })}
                />
                {copy.spots[spot]}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.watering}>
            <legend className={styles.legend}>{copy.watering}</legend>
            {[null, ...WATERINGS].map((watering) => (
              <label key={watering} className={styles.answer}>
                <input
                  type="radio"
                  name={WATERING_PARAMETER}
                  value={watering ?? ""}
                  checked={watering === choice.watering}
                  onChange={() => onChosen({ ...choice, watering })}
                />
                {watering ? copy.waterings[watering] : copy.anyWatering}
              </label>
            ))}
          </fieldset>
          <div className={styles.submit}>
            <Button type="submit" look="primary" size="large" block>
              {copy.submit}
            </Button>
          </div>
        </form>
        <div className={styles.results} aria-busy={isLoading}>
          <div role="status" className={styles.sentence}>
            {isFailed ? <p>{copy.failed}</p> : found ? <Sentence {...found} /> : null}
          </div>
          {isFailed ? (
            <div>
              <Button onClick={onRetried}>{copy.retry}</Button>
            </div>
          ) : null}
          {found && found.products.length > 0 ? (
            <>
              <ProductGrid
                products={found.products}
                label={copy.results}
                onFavouriteToggled={props.onFavouriteToggled}
                onAddedToCart={props.onAddedToCart}
              />
              {found.total > found.products.length ? (
                <p>
                  <TextLink href={paths.productList(toQuery(found.choice))} look="arrow">
                    {copy.all(found.total)}
                  </TextLink>
                </p>
              ) : null}
            </>
          ) : null}
        </div>
      </div>
    </SectionFrame>
  );
}

function Sentence({ choice, total, instead }: FoundPlants) {
  if (total > 0) return <p>{copy.found(choice, total)}</p>;
  return (
    <p>
      {copy.none(choice)}
      {instead ? (
        <TextLink href={paths.productList(toQuery({ ...choice, watering: instead.watering }))}>
          {copy.instead(instead.watering, instead.count)}
        </TextLink>
      ) : null}
    </p>
  );
}
