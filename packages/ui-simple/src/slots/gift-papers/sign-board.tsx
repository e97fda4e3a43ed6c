import type { PackedParcel } from "@noren/contract";
import { giftPapersCopy as copy } from "#ui/slots/gift-papers/gift-papers.copy";
import { lettersOf } from "@noren/validation/noshi-layout";
import styles from "./gift-papers.module.css";

type SignBoardProps = Pick<NonNullable<PackedParcel["sign"]>, "title" | "receiver" | "giver">;

/** A title of congratulations has a red first word. */
const CONGRATULATIONS = /^御?祝/;

const HEIGHT = 196;
const TOP = 14;

const sizeOf = (text: string, max: number, height: number) => Math.min(max, height / Math.max(lettersOf(text), 1));

/** A 立札 as it is printed: from right to left the title with a red 祝, the recipient and the giver. */
export function SignBoard({ title, receiver, giver }: SignBoardProps) {
  const isRed = CONGRATULATIONS.test(title);
  const [head = "", ...rest] = title.split(/\s+/);
  const occasion = rest.join("");
  const to = receiver === null ? "" : copy.to(receiver);
  const headSize = occasion === "" ? sizeOf(head, 44, HEIGHT * 0.7) : 34;
  const below = TOP + lettersOf(head) * headSize + 10;
  return (
    <svg className={styles.sign} viewBox="0 0 150 224" role="img" aria-label={copy.sign(title, receiver, giver)}>
      <text
        x={118}
        y={TOP}
        fontSize={headSize}
        writingMode="vertical-rl"
        className={isRed ? styles.brushRed : styles.brush}
      >
        {head}
      </text>
      <text
        x={118}
        y={below}
        fontSize={sizeOf(occasion, 26, HEIGHT - below)}
        writingMode="vertical-rl"
        className={styles.brush}
      >
        {occasion}
      </text>
      <text x={76} y={TOP + 6} fontSize={sizeOf(to, 22, HEIGHT)} writingMode="vertical-rl" className={styles.brush}>
        {to}
      </text>
      <text
        x={36}
        y={TOP + HEIGHT}
        fontSize={sizeOf(giver, 25, HEIGHT - 16)}
        writingMode="vertical-rl"
        textAnchor="end"
        className={styles.brush}
      >
        {giver}
      </text>
    </svg>
  );
}
