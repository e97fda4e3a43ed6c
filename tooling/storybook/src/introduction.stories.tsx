import type { Meta, StoryObj } from "@storybook/react-vite";
import { foundationsCopy } from "./foundations.copy.ts";
import styles from "./foundations.module.css";

const { introduction: copy } = foundationsCopy;

export default { title: "はじめに" } satisfies Meta;

export const Introduction: StoryObj = {
  name: "この画面集について",
  render: () => (
    <main className={styles.page}>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <dl className={styles.lead}>
        {copy.sections.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.heading}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{copy.howTo}</h2>
      <ol className={styles.lead}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.lead}>{copy.rule}</p>
    </main>
  ),
};
