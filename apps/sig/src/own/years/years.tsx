import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import type { YearPicture } from "./list-years.ts";
import { useStoredYears } from "./use-stored-years.ts";
import { yearsCopy as copy } from "./years.copy.ts";
import styles from "./years.module.css";

export interface YearsProps {
  /** Names the piece in the storage. */
  name: string;
  pictures: readonly YearPicture[];
  /** As in `ProductPicture`. */
  sizes: string;
}

type State = "ready" | "loading" | "failed";
/** By years, where a picture was not there when it was chosen; `tries` counts how often it was asked for again. */
type Loads = Readonly<Record<number, { state: State; tries: number }>>;
const READY = { state: "ready", tries: 0 } as const;

/** The distance from which a pressed pointer drags. */
const DRAG_PX = 8;

const stateOf = (image: HTMLImageElement | null | undefined): State =>
  !image?.complete ? "loading" : image.naturalWidth === 0 ? "failed" : "ready";

/**
 * A piece over the years: pictures from the same place exactly over one another, and a ruled line with a stop for each, which is
 * a group of radio buttons. Without scripts the style sheet shows the picture of the checked one.
 */
export function Years({ name, pictures, sizes }: YearsProps) {
  const group = useId();
  const stage = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLFieldSetElement>(null);
  /** Where a finger or the mouse was pressed on the line. */
  const pressed = useRef({ x: 0, y: 0 });
  const [stored, store] = useStoredYears(name);
  const [loads, setLoads] = useState<Loads>({});
  /** The picture that stays while the chosen one is not there. */
  const [kept, setKept] = useState(0);
  const last = pictures.length - 1;
  const chosen = Math.max(
    pictures.findIndex(({ years }) => years === stored),
    0,
  );
  const current = pictures[chosen];
  if (!current) return null;
  const loadOf = (years: number) => loads[years] ?? READY;
  const { state } = loadOf(current.years);
  const setLoad = (years: number, change: Partial<Loads[number]>) =>
    setLoads((all) => ({ ...all, [years]: { ...(all[years] ?? READY), ...change } }));

  const reload = (years: number) => setLoad(years, { state: "loading", tries: loadOf(years).tries + 1 });

  const choose = (index: number) => {
    const position = Math.min(Math.max(index, 0), last);
    const next = pictures[position];
    if (!next || position === chosen) return;
    if (state === "ready") setKept(chosen);
    const nextState = stateOf(stage.current?.querySelectorAll("img")[position]);
    if (nextState === "failed") reload(next.years);
    else setLoad(next.years, { state: nextState });
    store(next.years);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    const index = event.key === "Home" ? 0 : last;
    choose(index);
    event.currentTarget.querySelectorAll("input")[index]?.focus();
  };
  /** A finger that moves along the line snaps to the nearest stop; one that scrolls the page does not. */
  const onPointerMove = (event: PointerEvent) => {
    const dx = Math.abs(event.clientX - pressed.current.x);
    const dy = Math.abs(event.clientY - pressed.current.y);
    if (event.buttons === 0 || dx < DRAG_PX || dx < dy) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(Math.floor(((event.clientX - left) / width) * pictures.length));
  };

  return (
    <div className={styles.years} data-state={state}>
      <div ref={stage} className={styles.stage}>
        {pictures.map(({ years, picture }, index) => (
          <figure
            key={`${years} ${loadOf(years).tries}`}
            className={styles.picture}
            data-shown={index === (state === "ready" ? chosen : kept)}
          >
            <ProductPicture
              picture={picture}
              sizes={sizes}
              ratio="portrait"
              onLoaded={() => setLoad(years, { state: "ready" })}
              onFailed={() => setLoad(years, { state: "failed" })}
            />
            <figcaption className={styles.caption}>{copy.shown(years, picture.alt)}</figcaption>
          </figure>
        ))}
      </div>
      <fieldset
        ref={line}
        role="radiogroup"
        className={styles.line}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX: x, clientY: y }) => (pressed.current = { x, y })}
        onPointerMove={onPointerMove}
      >
        <legend className={styles.label}>{copy.label}</legend>
        {pictures.map(({ years }, index) => (
          <label key={years} className={styles.stop} data-loading={index === chosen && state === "loading"}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              value={years}
              checked={index === chosen}
              onChange={() => choose(index)}
            />
            {copy.stop(years)}
          </label>
        ))}
      </fieldset>
      <p className={styles.says} role="status">
        {state === "ready" ? copy.shown(current.years, current.picture.alt) : copy[state](current.years)}
      </p>
      {state === "failed" ? (
        <button
          type="button"
          className={styles.again}
          onClick={() => {
            reload(current.years);
            // The button goes.
            line.current?.querySelector<HTMLInputElement>(":checked")?.focus();
          }}
        >
          {copy.again}
        </button>
      ) : null}
      <p className={styles.note}>{copy.note}</p>
    </div>
  );
}
