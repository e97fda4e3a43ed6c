import type { ReactNode } from "react";
import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { socialGiftConfirmCopy as copy } from "#ui/screens/social-gift-confirm/social-gift-confirm.copy";
import type { SocialGiftConfirmProps } from "#ui/screens/social-gift-confirm/social-gift-confirm.props";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";
import { GiftContents } from "#ui/slots/social-gift/gift-contents";
import { GiftFrame } from "#ui/slots/social-gift/gift-frame";
import styles from "./social-gift-confirm-view.module.css";

/** The recipient's last look at address and delivery, and the acceptance. */
export function SocialGiftConfirmView(props: SocialGiftConfirmProps) {
  const { gift, firstDay, products, editPaths, isAccepting, errorText, onAccepted } = props;
  if (gift === null) {
    return (
      <GiftFrame current={2} title={copy.title}>
        <Loader label={copy.loading} />
      </GiftFrame>
    );
  }
  const { destination, wish } = gift;
  return (
    <GiftFrame current={2} title={copy.title} lead={copy.lead}>
      {errorText === null ? null : (
        <Notice tone="error" title={copy.failed} live>
          <p>{errorText}</p>
        </Notice>
      )}
      <Part title={copy.destination} editPath={editPaths.destination}>
        <address className={styles.address}>
          {copy.name(destination.name)}
          <br />
          {destination.address}
          <br />
          {destination.phoneNumber}
        </address>
      </Part>
      <Part title={copy.delivery} editPath={editPaths.delivery}>
        <p>
          <DeliveryWish
            delivery_at={wish.day}
            delivery_timezone_name={wish.slot}
            isAwaitingPayment={false}
            first={firstDay}
          />
        </p>
      </Part>
      {products.length > 0 ? <GiftContents products={products} /> : null}
      <div className={styles.submit}>
        <p>{copy.once}</p>
        <Button look="primary" size="large" block loading={isAccepting} onClick={onAccepted}>
          {copy.submit}
        </Button>
      </div>
    </GiftFrame>
  );
}

function Part({ title, editPath, children }: { title: string; editPath: string; children: ReactNode }) {
  const link = (
    <TextLink href={editPath}>
      <span aria-hidden="true">{copy.change}</span>
      <VisuallyHidden>{copy.changeOf(title)}</VisuallyHidden>
    </TextLink>
  );
  return (
    <section className={styles.part} aria-label={title}>
      <Heading level={2} size="s" aside={link}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
