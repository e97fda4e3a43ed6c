import { joinClasses } from "#ui/join-classes";
import styles from "./slip.module.css";

/** Longer names stay horizontal: a slip has room for eight characters. */
const MOST = 8;

export const fitsOnSlip = (name: string): boolean => Array.from(name).length <= MOST;

interface SlipProps {
  /** Its lines, the first at the right. */
  lines: readonly string[];
  className?: string | undefined;
}

/** A narrow slip of paper with vertical writing, as on a counter. It is a picture of a text beside it, which is read instead. */
export function Slip({ lines, className }: SlipProps) {
  return (
    <span className={joinClasses(styles.slip, className)} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} suppressHydrationWarning>
          {line}
        </span>
      ))}
    </span>
  );
}
