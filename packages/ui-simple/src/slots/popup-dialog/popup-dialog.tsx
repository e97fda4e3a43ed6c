import type { Popup } from "@noren/contract";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Dialog } from "#ui/elements/dialog/dialog";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import styles from "./popup-dialog.module.css";

export interface PopupDialogProps {
  popup: Popup;
  onClosed: () => void;
}

/** One of the shop's popups. The backend sanitises its HTML. */
export function PopupDialog({ popup, onClosed }: PopupDialogProps) {
  const { title, body, image, link } = popup;
  return (
    <Dialog
      open
      onClose={onClosed}
      title={title}
      actions={
        link ? (
          <ButtonLink href={link.href} look="primary" block>
            {link.label}
          </ButtonLink>
        ) : null
      }
    >
      <div className={styles.content}>
        {image ? <ProductPicture picture={image} sizes="(width > 767px) 34rem, 100vw" /> : null}
        <div dangerouslySetInnerHTML={{ __html: body }} />
      </div>
    </Dialog>
  );
}
