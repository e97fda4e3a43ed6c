import type { Meta, StoryObj } from "@storybook/react-vite";
import { contrast, MIN_CONTRAST } from "@noren/ui-simple/tokens-contrast";
import { foundationsCopy } from "./foundations.copy.ts";
import styles from "./foundations.module.css";
import { listTokens, readColour } from "./tokens.ts";

const { colours: copy } = foundationsCopy;

export default { title: "基礎/色" } satisfies Meta;

export const Swatches: StoryObj = {
  name: "一覧",
  render: () => (
    <ul className={styles.grid}>
      {listTokens("--color-").map((name) => (
        <li key={name}>
          <div className={styles.swatch} style={{ backgroundColor: `var(${name})` }} />
          <p className={styles.name}>{name}</p>
          <p className={styles.name}>
            {readColour(name)}　{copy.uses[name]}
          </p>
        </li>
      ))}
    </ul>
  ),
};

const TEXTS = ["ink", "ink-soft", "accent", "accent-strong", "danger", "danger-strong", "success", "warning"];
const GROUNDS = ["paper", "paper-quiet"];

/** The ratio of two tokens, of which either may be missing. */
const ratioOf = (text: string, ground: string): number =>
  contrast(readColour(`--color-${text}`), readColour(`--color-${ground}`));

export const Contrast: StoryObj = {
  name: "読みやすさ",
  render: () => (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.heading}>{copy.contrast}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.text}</th>
            {GROUNDS.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEXTS.map((text) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {GROUNDS.map((ground) => {
                const ratio = ratioOf(text, ground);
                return (
                  <td key={ground} style={{ backgroundColor: `var(--color-${ground})` }}>
                    <span style={{ color: `var(--color-${text})` }}>{copy.sample}</span>　{ratio.toFixed(1)}
                    {ratio < MIN_CONTRAST ? <span className={styles.low}>　{copy.tooLow}</span> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
