import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { foundationsCopy } from "./foundations.copy.ts";
import styles from "./foundations.module.css";
import { listTokens, readToken } from "./tokens.ts";

const { measures: copy } = foundationsCopy;

export default { title: "基礎/余白・形・動き" } satisfies Meta;

interface BoxesProps {
  prefix: string;
  className?: string | undefined;
  text?: string;
  styleOf: (value: string) => CSSProperties;
}

/** A box for each token with a prefix, which shows it. */
function Boxes({ prefix, className, text, styleOf }: BoxesProps) {
  return (
    <ul className={styles.grid}>
      {listTokens(prefix).map((name) => (
        <li key={name}>
          <div className={`${styles.box} ${className ?? ""}`} style={styleOf(`var(${name})`)}>
            {text}
          </div>
          <p className={styles.name}>
            {name}　{readToken(name)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const Space: StoryObj = {
  name: "余白",
  render: () => (
    <dl className={styles.page}>
      {listTokens("--space-").map((name) => (
        <div key={name}>
          <dt className={styles.name}>
            {name}　{readToken(name)}
          </dt>
          <dd className={styles.bar} style={{ width: `var(${name})` }} />
        </div>
      ))}
    </dl>
  ),
};

export const Radius: StoryObj = {
  name: "角",
  render: () => <Boxes prefix="--radius-" styleOf={(borderRadius) => ({ borderRadius })} />,
};

export const Shadow: StoryObj = {
  name: "影",
  render: () => <Boxes prefix="--shadow-" styleOf={(boxShadow) => ({ boxShadow })} />,
};

export const Motion: StoryObj = {
  name: "動き",
  render: () => (
    <Boxes
      prefix="--motion-"
      className={styles.moving}
      text={copy.hover}
      styleOf={(value) =>
        value.includes("ease") ? { transitionTimingFunction: value } : { transitionDuration: value }
      }
    />
  ),
};
