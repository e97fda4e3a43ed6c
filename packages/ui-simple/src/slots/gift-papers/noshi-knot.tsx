import type { NoshiCord, NoshiKnot, NoshiStrands } from "@noren/contract";
import { useId } from "react";
import { findOwnValue } from "@noren/validation/own-value";
import { PAPER } from "@noren/validation/noshi-layout";
import styles from "./gift-papers.module.css";

type Side = "pale" | "red" | "black" | "yellow";

/** The right half of each cord; the left half is pale. */
const RIGHT: Record<NoshiCord, Side> = { "red-white": "red", "black-white": "black", "yellow-white": "yellow" };

interface StrandsProps {
  d: string;
  side: Side;
  strands: NoshiStrands;
  clip?: string;
}

/** The width of all strands together. */
const BAND = 10.4;

/** From strand to strand, in widths of one. */
const PITCH = 1.28;

/**
 * Draws parallel strands along a path: strokes of decreasing width, alternating between cord and gap, leave lines at an
 * equal distance on every curve.
 */
function Strands({ d, side, strands, clip }: StrandsProps) {
  const width = BAND / (strands * PITCH);
  const pitch = width * PITCH;
  const total = (strands - 1) * pitch + width;
  const pairs = Math.ceil(strands / 2);
  return (
    <g className={styles.cord} clipPath={clip}>
      <path d={d} className={styles.under} strokeWidth={total + 1.6} />
      {Array.from({ length: pairs }, (_, pair) => {
        const outer = total - 2 * pair * pitch;
        const inner = outer - 2 * width;
        return (
          <g key={pair}>
            <path d={d} className={styles[side]} strokeWidth={outer} />
            {inner > 0 ? <path d={d} className={styles.gap} strokeWidth={inner} /> : null}
          </g>
        );
      })}
    </g>
  );
}

interface KnotProps {
  knot: NoshiKnot;
  cord: NoshiCord;
  strands: NoshiStrands;
}

const { middle: x, cord: y, width } = PAPER;

/** Mirrors an x coordinate at the knot. */
const at = (side: -1 | 1, dx: number) => x + side * dx;

/** The cords with their knot, drawn across the middle of the paper. */
export function NoshiKnotDrawing({ knot, cord, strands }: KnotProps) {
  const sides = [
    { sign: -1, side: "pale" },
    { sign: 1, side: findOwnValue(RIGHT, cord) ?? "red" },
  ] as const;
  const knots = {
    chomusubi: <Bow sides={sides} strands={strands} />,
    musubikiri: <SquareKnot sides={sides} strands={strands} />,
    awajimusubi: <Awaji sides={sides} strands={strands} />,
  };
  return findOwnValue(knots, knot) ?? null;
}

interface ShapeProps {
  sides: readonly { sign: -1 | 1; side: Side }[];
  strands: NoshiStrands;
}

const edge = (sign: -1 | 1) => (sign < 0 ? 0 : width);

/** 蝶結び: two loops, two hanging ends and a tight middle. A pull opens it. */
function Bow({ sides, strands }: ShapeProps) {
  const band = (sign: -1 | 1) => `M${edge(sign)} ${y}H${x}`;
  const loop = (sign: -1 | 1) =>
    `M${x} ${y}C${at(sign, 12)} ${y - 20} ${at(sign, 40)} ${y - 33} ${at(sign, 52)} ${y - 20}C${at(sign, 61)} ${y - 9} ${at(sign, 34)} ${y + 1} ${x} ${y}`;
  const tail = (sign: -1 | 1) =>
    `M${x} ${y}C${at(sign, 10)} ${y + 5} ${at(sign, 24)} ${y + 13} ${at(sign, 38)} ${y + 27}`;
  return (
    <>
      {[band, tail, loop].flatMap((shape) =>
        sides.map(({ sign, side }) => (
          <Strands key={`${side}-${shape(sign)}`} d={shape(sign)} side={side} strands={strands} />
        )),
      )}
      {sides.map(({ sign, side }) => (
        <Strands
          key={side}
          d={`M${at(sign, 2.6)} ${y - 9}Q${at(sign, 4)} ${y} ${at(sign, 2.6)} ${y + 9}`}
          side={side}
          strands={5}
        />
      ))}
    </>
  );
}

/** 結び切り: two interlocked loops with upright ends. A pull tightens it. */
function SquareKnot({ sides, strands }: ShapeProps) {
  const clip = useId();
  const half = (sign: -1 | 1) =>
    `M${edge(sign)} ${y}H${at(sign, 4)}C${at(-sign as -1 | 1, 13)} ${y} ${at(-sign as -1 | 1, 15)} ${y - 16} ${x} ${y - 17}C${at(sign, 14)} ${y - 18} ${at(sign, 20)} ${y - 30} ${at(sign, 30)} ${y - 47}`;
  const [left] = sides;
  return (
    <>
      <clipPath id={clip}>
        <rect x={x - 16} y={y - 7} width={32} height={16} />
      </clipPath>
      {sides.map(({ sign, side }) => (
        <Strands key={side} d={half(sign)} side={side} strands={strands} />
      ))}
      {left ? <Strands d={half(left.sign)} side={left.side} strands={strands} clip={`url(#${clip})`} /> : null}
    </>
  );
}

/** あわじ結び: three interlocked rings with upright ends. */
function Awaji({ sides, strands }: ShapeProps) {
  const clip = useId();
  const half = (sign: -1 | 1) => {
    const to = (dx: number, dy: number) => `${at(sign, dx)} ${y + dy}`;
    const curve = (...points: [number, number][]) => `C${points.map(([dx, dy]) => to(dx, dy)).join(" ")}`;
    return [
      `M${edge(sign)} ${y}H${at(sign, 62)}`,
      curve([44, 0], [38, 27], [8, 27]),
      curve([-22, 27], [-28, 4], [-14, -10]),
      curve([-4, -20], [14, -31], [32, -27]),
      curve([56, -21], [54, 8], [32, 9]),
      curve([12, 9], [6, -14], [26, -42]),
    ].join("");
  };
  const [left] = sides;
  return (
    <>
      <clipPath id={clip}>
        <path d={`M${x - 11} ${y + 18}h22v18h-22zM${x - 30} ${y - 18}h16v34h-16zM${x + 10} ${y - 26}h16v16h-16z`} />
      </clipPath>
      {sides.map(({ sign, side }) => (
        <Strands key={side} d={half(sign)} side={side} strands={strands} />
      ))}
      {left ? <Strands d={half(left.sign)} side={left.side} strands={strands} clip={`url(#${clip})`} /> : null}
    </>
  );
}
