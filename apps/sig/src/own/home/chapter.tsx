import type { Banner } from "@noren/contract";
import type { ReactNode } from "react";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { TextLink } from "#ui/elements/text-link/text-link";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./chapter.module.css";

interface ChapterProps {
  /** The header leads here. */
  id: string;
  banner: Banner;
  children?: ReactNode;
}

/** A chapter of the home: a picture from edge to edge, and its words below it. */
export function Chapter({ id, banner, children }: ChapterProps) {
  const { title, lead, link, image, image_tall } = banner;
  return (
    <section id={id} className={styles.chapter}>
      <ProductPicture className={styles.picture} picture={image} tall={image_tall} sizes="100vw" />
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        <div className={styles.text}>
          {lead ? <p>{lead}</p> : null}
          {children}
          {link ? (
            <p>
              <TextLink href={link} look="arrow">
                {copy.more(title)}
              </TextLink>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
