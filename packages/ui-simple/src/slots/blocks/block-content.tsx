import type { ReactNode } from "react";
import { paths } from "@noren/contract/paths";
import { formatDate } from "@noren/validation/format";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { Heading } from "#ui/elements/heading/heading";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { Prose } from "#ui/elements/prose/prose";
import { TextLink } from "#ui/elements/text-link/text-link";
import { BlockCoupons } from "#ui/slots/blocks/block-coupons";
import { blocksCopy as copy } from "#ui/slots/blocks/blocks.copy";
import type { BlocksProps, ShownBlock } from "#ui/slots/blocks/blocks.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { StoryCards } from "#ui/slots/story-cards/story-cards";
import styles from "./blocks.module.css";

interface BlockContentProps extends Omit<BlocksProps, "blocks"> {
  block: ShownBlock;
  isFirst: boolean;
}

/** One block of a page. */
export function BlockContent({ block, isFirst, ...actions }: BlockContentProps) {
  switch (block.name) {
    case "heading":
      return (
        <div className={styles.heading}>
          <Heading level={2}>{block.props.text}</Heading>
          {block.props.lead ? <p className={styles.lead}>{block.props.lead}</p> : null}
        </div>
      );
    case "text":
      return <Prose html={block.props.html} />;
    case "picture":
      return <PictureBlock {...block.props} isFirst={isFirst} />;
    case "button":
      return (
        <p className={styles.button}>
          <ButtonLink href={block.props.href} look="primary">
            {block.props.label}
          </ButtonLink>
        </p>
      );
    case "products":
    case "collection":
      return (
        <Section title={block.props.title} isEmpty={block.props.products.length === 0}>
          <ProductGrid
            products={block.props.products}
            label={block.props.title}
            onFavouriteToggled={actions.onFavouriteToggled}
            onAddedToCart={actions.onAddedToCart}
          />
        </Section>
      );
    case "banners":
      return block.props.banners.length === 0 ? null : (
        <StoryCards
          cards={block.props.banners.map(({ id, title, lead, link, image }) => ({
            path: link,
            title,
            lead,
            image,
            action: link === null && (
              <Button icon="download" aria-label={copy.saveOf(title)} onClick={() => actions.onBannerSaved(id)}>
                {copy.save}
              </Button>
            ),
          }))}
        />
      );
    case "categories":
      return (
        <Section title={block.props.title} isEmpty={block.props.categories.length === 0}>
          <ul className={styles.links}>
            {block.props.categories.map(({ key, name }) => (
              <li key={key}>
                <TextLink href={paths.productList({ category: key })}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      );
    case "news":
      return (
        <Section title={block.props.title} isEmpty={block.props.news.length === 0} allPath={paths.newsList()}>
          <ul className={styles.news}>
            {block.props.news.map(({ key, title, published_at }) => (
              <li key={key}>
                <time dateTime={published_at}>{formatDate(published_at)}</time>
                <TextLink href={paths.newsArticle({ key })}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      );
    case "blogs":
      return (
        <Section title={block.props.title} isEmpty={block.props.blogs.length === 0} allPath={paths.blogList()}>
          <StoryCards
            level={3}
            cards={block.props.blogs.map(({ key, ...card }) => ({ ...card, path: paths.blogArticle({ key }) }))}
          />
        </Section>
      );
    case "coupons":
      return (
        <Section title={block.props.title} isEmpty={block.props.coupons.length === 0}>
          <BlockCoupons coupons={block.props.coupons} {...actions} />
        </Section>
      );
    case "qas":
      return (
        <Section title={block.props.title} isEmpty={block.props.qas.length === 0} allPath={paths.faq()}>
          <div>
            {block.props.qas.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={question}>
                <Prose html={answer} />
              </Disclosure>
            ))}
          </div>
        </Section>
      );
    default:
      return null;
  }
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  /** The page with all entries. */
  allPath?: string;
  children: ReactNode;
}

function Section({ title, isEmpty, allPath, children }: SectionProps) {
  if (isEmpty) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {children}
      {allPath ? (
        <p className={styles.all}>
          <TextLink href={allPath}>{copy.all(title)}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

type PictureProps = Extract<ShownBlock, { name: "picture" }>["props"] & { isFirst: boolean };

function PictureBlock({ image, caption, link, isFirst }: PictureProps) {
  return (
    <figure className={styles.figure}>
      <ProductPicture picture={image} sizes="(width > 1023px) 64rem, 100vw" priority={isFirst} />
      {caption || link ? (
        <figcaption className={styles.caption}>
          {caption} {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
