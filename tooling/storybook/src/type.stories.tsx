import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundationsCopy } from "./foundations.copy.ts";
import styles from "./foundations.module.css";
import { listTokens, readToken } from "./tokens.ts";

const { type: copy } = foundationsCopy;

export default { title: "基礎/文字" } satisfies Meta;

export const Sizes: StoryObj = {
  name: "大きさ",
  render: () => (
    <dl className={styles.page}>
      {listTokens("--text-").map((name) => (
        <div key={name}>
          <dt className={styles.name}>
            {name}　{readToken(name)}
          </dt>
          <dd style={{ fontSize: `var(${name})` }}>{copy.sample}</dd>
        </div>
      ))}
    </dl>
  ),
};

export const Faces: StoryObj = {
  name: "書体",
  render: () => (
    <div className={styles.page}>
      <div>
        <h2 className={styles.heading}>{copy.heading}</h2>
        <p style={{ fontFamily: "var(--font-heading)", fontSize: "var(--text-3xl)" }}>{copy.sample}</p>
        <p className={styles.name}>{readToken("--font-heading")}</p>
      </div>
      <div>
        <h2 className={styles.heading}>{copy.body}</h2>
        <p style={{ fontFamily: "var(--font-body)" }}>{copy.sample}</p>
        <p className={styles.name}>{readToken("--font-body")}</p>
      </div>
    </div>
  ),
};
