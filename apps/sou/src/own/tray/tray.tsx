import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { ScriptNote } from "#ui/elements/script-note/script-note";
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

const KEYS_ID = "tray-keys";

/**
 * The pieces of one name side by side, as radio buttons: arrows move over the tray, Space chooses, C keeps the chosen piece
 * beside the next one, Escape lets it go. A taken piece stays to be seen. Below it the facts of the chosen piece; without
 * scripts those of all instead of the tray.
 */
export function Tray({ pieces, chosen, onChosen }: TrayProps) {
  const tray = useRef<HTMLFieldSetElement>(null);
  const bench = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const isLost = chosen?.isTaken ?? false;
  const left = pieces.filter(({ isTaken }) => !isTaken).length;
  const kept = pieces.find(({ value }) => value === pinned) ?? null;

  // The chosen piece went while the page was open: the choice starts again at the first that is left.
  useEffect(() => {
    if (isLost) tray.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }, [isLost]);

  // What is compared opens below the tray, on a phone below the screen.
  const compared = kept === null ? null : chosen?.value;
  useEffect(() => {
    if (compared) bench.current?.scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" });
  }, [compared]);

  const stopOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") setPinned(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    stopOnEscape(event);
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
      <ScriptNote />
      <noscript>
        <ul className={styles.all} aria-label={copy.all}>
          {pieces.map((piece) => (
            <li key={piece.value}>
              <Facts piece={piece} pieces={pieces} isShown />
            </li>
          ))}
        </ul>
      </noscript>
      <fieldset ref={tray} id={`option-${PIECE_OPTION}`} className={styles.pieces} aria-describedby={KEYS_ID}>
        <legend className={styles.legend}>{copy.legend}</legend>
        <p id={KEYS_ID} className={styles.keys}>
          {copy.keys}
        </p>
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
      <div ref={bench} className={styles.bench} role="status">
        {kept && chosen && kept !== chosen ? <Region piece={kept} pieces={pieces} isShown /> : null}
        {chosen && !isLost ? (
          <Region isChosen piece={chosen} pieces={pieces} isShown={kept !== null} />
        ) : (
          <p className={styles.none}>{left > 0 ? copy.none : null}</p>
        )}
        {kept !== null && kept === chosen ? <p className={styles.none}>{copy.next}</p> : null}
      </div>
      {chosen && !isLost ? (
        <p>
          <Button
            aria-pressed={kept !== null}
            onKeyDown={stopOnEscape}
            onClick={() => setPinned(kept === null ? chosen.value : null)}
          >
            {kept === null ? copy.compare : copy.stop}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

type FactsProps = { piece: Piece; pieces: readonly Piece[]; isShown: boolean };

function Region({ isChosen = false, ...facts }: FactsProps & { isChosen?: boolean }) {
  const label = isChosen ? copy.chosen : copy.pinned;
  return (
    <section aria-label={`${label}、${facts.piece.value}`} className={styles.pane} data-chosen={isChosen}>
      {facts.isShown ? (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      ) : null}
      <Facts {...facts} />
    </section>
  );
}

/** A piece in words; with its picture, at the scale of the others, where several are shown. */
function Facts({ piece, pieces, isShown }: FactsProps) {
  const { value, picture, variant, isTaken } = piece;
  return (
    <div className={styles.facts}>
      {isShown ? (
        <div className={styles.figure}>
          <div style={{ scale: String(scaleOf(piece, pieces)) }}>
            <ProductPicture picture={picture} sizes="14rem" maxFetchedWidth={480} ratio="portrait" alt="" />
          </div>
        </div>
      ) : null}
      <p className={styles.value}>{isTaken ? copy.takenOf(value) : value}</p>
      <dl className={styles.specs}>
        {variant.specs?.map(({ name, value: text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
