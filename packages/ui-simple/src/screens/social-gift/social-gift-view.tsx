import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { Notice } from "#ui/elements/notice/notice";
import { socialGiftEntryCopy as copy } from "#ui/screens/social-gift/social-gift.copy";
import type { SocialGiftProps } from "#ui/screens/social-gift/social-gift.props";
import { GiftFrame } from "#ui/slots/social-gift/gift-frame";
import styles from "./social-gift-view.module.css";

/** What a social gift is, for a visitor without its link, and the way on for one who has begun. */
export function SocialGiftView({ next, homePath }: SocialGiftProps) {
  return (
    <GiftFrame current={null} title={copy.title} lead={copy.lead}>
      {next === null ? null : (
        <>
          <Notice>
            <p>{next.isDone ? copy.done : copy.started}</p>
          </Notice>
          <ButtonLink href={next.path} look="primary" block>
            {next.isDone ? copy.toDone : copy.goOn}
          </ButtonLink>
        </>
      )}
      <section className={styles.how}>
        <Heading level={2} size="s">
          {copy.howTitle}
        </Heading>
        <ol className={styles.steps}>
          {copy.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <ButtonLink href={homePath} block>
        {copy.toShop}
      </ButtonLink>
    </GiftFrame>
  );
}
