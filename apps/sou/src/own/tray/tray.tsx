import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { type Piece, PIECE_OPTION, scaleOf } from "./read-pieces.ts";
import { trayCopy as copy } from "./tray.copy.ts";
import styles from "./tray.module.css";

export interface TrayProps {
  pieces: readonly Piece[];
  /** The chosen piece; null while none is. */
  chosen: Piece | null;
  onChosen: (value: string) => void;
}

const COLUMNS = 3;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/**
 * The pieces of one name side by side, as radio buttons: arrows move over the tray, Space chooses, C keeps the chosen piece
 * beside the next one, Escape lets it go. A taken piece stays to be seen. Below it the facts of the chosen piece.
 */
export function Tray({ pieces, chosen, onChosen }: TrayProps) {
  const tray = useRef<HTMLFieldSetElement>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const isLost = chosen?.isTaken ?? false;
  const left = pieces.filter(({ isTaken }) => !isTaken).length;
  const kept = pieces.find(({ value }) => value === pinned) ?? null;

  // The chosen piece went while the page was open: the choice starts again at the first that is left.
  useEffect(() => {
    if (isLost) tray.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }, [isLost]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setPinned(null);
    if (event.key.toLowerCase() === "c" && !event.ctrlKey && !event.metaKey) setPinned(chosen?.value ?? null);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const radios = [...(tray.current?.querySelectorAll("input") ?? [])];
    let next = radios.indexOf(event.currentTarget) + step;
    while (radios[next]?.disabled) next += step;
    radios[next]?.focus();
  };

  return (
    <div className={styles.tray}>
      <fieldset ref={tray} id={`option-${PIECE_OPTION}`} className={styles.pieces}>
        <legend className={styles.legend}>
          {copy.legend}
          <VisuallyHidden>{copy.keys}</VisuallyHidden>
        </legend>
        {pieces.map(({ value, number, picture, isTaken }) => (
          <label key={value} className={styles.piece} data-taken={isTaken || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name={`option-${PIECE_OPTION}`}
              value={value}
              aria-label={isTaken ? copy.takenOf(value) : value}
              checked={chosen?.value === value && !isTaken}
              disabled={isTaken}
              onChange={() => onChosen(value)}
              onKeyDown={onKeyDown}
            />
            <span className={styles.face} aria-hidden="true">
              <ProductPicture
                picture={picture}
                sizes="(width > 1023px) 11rem, 30vw"
                maxFetchedWidth={480}
                ratio="portrait"
                alt=""
              />
              <span className={styles.number}>{number}</span>
              {isTaken ? <span className={styles.taken}>{copy.taken}</span> : null}
            </span>
          </label>
        ))}
      </fieldset>
      {isLost && chosen ? (
        <p role="alert" className={styles.lost}>
          {copy.lost(chosen.value, left)}
        </p>
      ) : null}
      <div className={styles.bench} role="status">
        {kept && chosen && kept !== chosen ? <Facts piece={kept} pieces={pieces} label={copy.pinned} isShown /> : null}
        {chosen && !isLost ? (
          <Facts piece={chosen} pieces={pieces} label={copy.chosen} isShown={kept !== null} />
        ) : (
          <p className={styles.none}>{left > 0 ? copy.none : null}</p>
        )}
      </div>
      {chosen && !isLost ? (
        <p className={styles.compare}>
          <Button
            look="quiet"
            aria-pressed={kept !== null}
            onClick={() => setPinned(kept === null ? chosen.value : null)}
          >
            {kept === null ? copy.compare : copy.stop}
          </Button>
          {kept === chosen ? <span className={styles.next}>{copy.next}</span> : null}
        </p>
      ) : null}
    </div>
  );
}

type FactsProps = { piece: Piece; pieces: readonly Piece[]; label: string; isShown: boolean };

/** A piece in words; with its picture, at the scale of the others, while two are compared. */
function Facts({ piece, pieces, label, isShown }: FactsProps) {
  return (
    <section className={styles.facts} aria-label={`${label}、${piece.value}`}>
      {isShown ? (
        <div className={styles.figure}>
          <div style={{ scale: String(scaleOf(piece, pieces)) }}>
            <ProductPicture picture={piece.picture} sizes="14rem" maxFetchedWidth={480} ratio="portrait" alt="" />
          </div>
        </div>
      ) : null}
      <p className={styles.value}>{piece.value}</p>
      <dl className={styles.specs}>
        {piece.specs.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
