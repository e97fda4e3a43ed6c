import { Heading } from "#ui/elements/heading/heading";
import { ReducedRateLegend } from "#ui/elements/price/price";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { joinClasses } from "#ui/join-classes";
import type { HomeProps } from "#ui/screens/home/home.props";
import { Section } from "#ui/screens/home/section";
import { sectionOrder } from "#ui/screens/home/section-order";
import styles from "./home-view.module.css";

/** The shop's face: the sections that its theme declares. */
export function HomeView(props: HomeProps) {
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <Heading level={1}>{props.shopName}</Heading>
      </VisuallyHidden>
      {sectionOrder.map((section) => (
        <Section
          key={typeof section === "string" ? section : `collection ${section.alias}`}
          section={section}
          home={props}
        />
      ))}
      {props.hasReducedRate ? (
        <p className={joinClasses(styles.section, styles.note)}>
          <ReducedRateLegend />
        </p>
      ) : null}
    </div>
  );
}
