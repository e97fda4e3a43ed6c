import type { Picture } from "@noren/contract";
import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import styles from "./story-cards.module.css";

export interface StoryCard {
  /** Null for a card that leads nowhere. */
  path: string | null;
  title: string;
  image: Picture | null;
  /** Above the title: a date, a place. */
  facts?: ReactNode;
  lead: string;
  /** Below the lead, on a card that leads nowhere. */
  action?: ReactNode;
}

interface StoryCardsProps {
  cards: readonly StoryCard[];
  /** The number of initially visible pictures, which load at once. */
  priorityCount?: number;
  /** The level of the titles. */
  level?: 2 | 3;
}

/** Cards that lead to something to read: a picture, a title and a lead. */
export function StoryCards({ cards, priorityCount = 0, level = 2 }: StoryCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ path, title, image, facts, lead, action }, index) => (
        <li key={path ?? title} className={styles.card}>
          {image ? (
            <ProductPicture
              picture={image}
              sizes="(width > 767px) 24rem, 100vw"
              ratio="landscape"
              alt=""
              priority={index < priorityCount}
            />
          ) : null}
          <div className={styles.text}>
            {facts ? <p className={styles.facts}>{facts}</p> : null}
            <Heading level={level} size="m">
              {path === null ? (
                title
              ) : (
                <a className={styles.link} href={path}>
                  {title}
                </a>
              )}
            </Heading>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            {action ? <p>{action}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
