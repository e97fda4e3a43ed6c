import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Price } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { Bean } from "../taste/bean.tsx";
import { readTaste } from "../taste/read-taste.ts";
import { findNearest, listMapped, type MappedProduct, SCALE, snapToSteps, type TastePoint } from "./nearness.ts";
import { describeDifference, describeLevel, tasteMapCopy as copy } from "./taste-map.copy.ts";
import styles from "./taste-map.module.css";

export type TasteMapProps = {
  products: readonly ProductInfo[];
  /** Where the cup is first. */
  start: TastePoint;
  /** The cup has come to rest at another place. */
  onPlaced: (point: TastePoint) => void;
  /** The products could not be loaded. */
  isFailed: boolean;
  onRetried: () => void;
};

const NEAREST = 3;

/** A cup that did not move for this long rests. */
const REST_MS = 150;

/** The empty margin of the map, as a share of its side. */
const MARGIN = 0.1;
const SPAN = SCALE.max - SCALE.min;

/** A number of a scale as a share of the map's side, and back. */
const shareOf = (number: number) => MARGIN + ((1 - 2 * MARGIN) * (number - SCALE.min)) / SPAN;
const numberAt = (share: number) => SCALE.min + (SPAN * (share - MARGIN)) / (1 - 2 * MARGIN);

/** Acidity grows to the right, body downwards. */
const placeOf = ({ acidity, body }: TastePoint) => ({
  left: `${100 * shareOf(acidity)}%`,
  top: `${100 * shareOf(body)}%`,
});

/**
 * The map of tastes: two ranges choose a place, the map mirrors them, and the three nearest beans are listed with the
 * difference in words. A form to the product list, so it works without scripts.
 */
export function TasteMap({ products, start, onPlaced, isFailed, onRetried }: TasteMapProps) {
  const [point, setPoint] = useState(start);
  useRest(point, onPlaced);
  const mapped = listMapped(products);
  const nearest = findNearest(mapped, point, NEAREST);
  return (
    <SectionFrame title={copy.title} lead={copy.lead}>
      <div className={styles.columns}>
        <form className={styles.form} action={paths.productList()} onSubmit={() => onPlaced(point)}>
          <Field mapped={mapped} near={nearest.products} point={point} onChosen={setPoint} />
          <Ranges point={point} onChanged={setPoint} />
          <Button type="submit" block>
            {copy.submit}
          </Button>
        </form>
        <div className={styles.results}>
          {isFailed ? (
            <div className={styles.failed} role="alert">
              <p>{copy.failed}</p>
              <Button onClick={onRetried}>{copy.retry}</Button>
            </div>
          ) : (
            <>
              <h3 className={styles.nearest}>{copy.nearest}</h3>
              <VisuallyHidden>
                <p role="status">{copy.near(nearest.products.map(({ product }) => product.name).join("、"))}</p>
              </VisuallyHidden>
              {nearest.isNearestSoldOut ? (
                <p className={styles.note}>{nearest.products.length > 0 ? copy.soldOut : copy.allSoldOut}</p>
              ) : null}
              <ol className={styles.list}>
                {nearest.products.map((each) => (
                  <NearProduct key={each.product.id} near={each} point={point} />
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

/** Reports a place at which the cup rests: browsers allow few changes of the URL in a row. */
function useRest(point: TastePoint, onPlaced: (point: TastePoint) => void): void {
  const reported = useRef(point);
  useEffect(() => {
    if (point === reported.current) return undefined;
    const timer = setTimeout(() => {
      reported.current = point;
      onPlaced(point);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [point, onPlaced]);
}

interface FieldProps {
  mapped: readonly MappedProduct[];
  near: readonly MappedProduct[];
  point: TastePoint;
  onChosen: (point: TastePoint) => void;
}

/** The picture of the map. Assistive technology reads the ranges instead; the pointer sets both at once. */
function Field({ mapped, near, point, onChosen }: FieldProps) {
  const choose = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChosen(snapToSteps({ acidity: numberAt((clientX - left) / width), body: numberAt((clientY - top) / height) }));
  };
  return (
    <div className={styles.map} aria-hidden="true">
      <span className={styles.top}>{copy.axes.top}</span>
      <span className={styles.left}>{copy.axes.left}</span>
      <div
        className={styles.field}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          choose(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event);
        }}
      >
        {mapped.map(({ product, taste }) => (
          <span
            key={product.id}
            className={styles.dot}
            style={placeOf(taste)}
            data-sold-out={product.is_stock_available ? undefined : ""}
            data-near={near.some((each) => each.product.id === product.id) ? "" : undefined}
            data-under-cup={taste.acidity === point.acidity && taste.body === point.body ? "" : undefined}
          >
            <Bean roast={readTaste(product.attributes)?.roast?.number ?? 0} />
            <span className={styles.label}>{product.name.replace(/[ （].*$/, "")}</span>
          </span>
        ))}
        <svg className={styles.cup} style={placeOf(point)} viewBox="0 0 44 44" focusable="false">
          <circle cx="22" cy="22" r="20" />
          <path d="M12 19h16v4a7 7 0 0 1-7 7h-2a7 7 0 0 1-7-7zM28 20.5h1.5a3.2 3.2 0 0 1 0 6.4H27M17 15c0-2 2-2 2-4M22 15c0-2 2-2 2-4" />
        </svg>
      </div>
      <span className={styles.right}>{copy.axes.right}</span>
      <span className={styles.bottom}>{copy.axes.bottom}</span>
    </div>
  );
}

interface RangesProps {
  point: TastePoint;
  onChanged: (point: TastePoint) => void;
}

const RANGES = [
  { key: "acidity", label: copy.acidity, low: copy.axes.left, high: copy.axes.right },
  { key: "body", label: copy.body, low: copy.axes.top, high: copy.axes.bottom },
] as const;

/** The real control of the map. */
function Ranges({ point, onChanged }: RangesProps) {
  return RANGES.map(({ key, label, low, high }) => (
    <label key={key} className={styles.range}>
      <span className={styles.legend}>{label}</span>
      <span aria-hidden="true">{low}</span>
      <input
        className={styles.input}
        type="range"
        name={`near.${key}`}
        {...SCALE}
        value={point[key]}
        aria-label={label}
        aria-valuetext={describeLevel(key, point[key])}
        onChange={({ currentTarget }) => onChanged({ ...point, [key]: currentTarget.valueAsNumber })}
      />
      <span aria-hidden="true">{high}</span>
    </label>
  ));
}

function NearProduct({ near: { product, taste }, point }: { near: MappedProduct; point: TastePoint }) {
  const roast = readTaste(product.attributes)?.roast;
  return (
    <li className={styles.near}>
      <ProductPicture picture={product.image} sizes="7rem" maxFetchedWidth={320} ratio="portrait" alt="" />
      <div className={styles.text}>
        <p className={styles.name}>
          <a className={styles.link} href={paths.product({ key: product.key })}>
            {product.name}
          </a>
        </p>
        {roast ? (
          <p className={styles.roast}>
            <Bean roast={roast.number ?? 0} />
            {roast.text}
          </p>
        ) : null}
        <p className={styles.reason}>{describeDifference(taste, point)}</p>
        <Price
          value={product.product_price_with_tax}
          taxRate={product.tax_rate}
          from={product.is_price_from}
          size="s"
        />
      </div>
    </li>
  );
}
