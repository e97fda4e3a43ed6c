import { ButtonLink } from "#ui/elements/button/button-link";
import { Loader } from "#ui/elements/loader/loader";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { Prose } from "#ui/elements/prose/prose";
import { popupCopy as copy } from "#ui/screens/popup/popup.copy";
import type { PopupProps } from "#ui/screens/popup/popup.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** A popup on a page of its own. */
export function PopupView({ popup, homePath }: PopupProps) {
  if (popup === null) return <Loader label={copy.loading} />;
  const { title, body, image, link } = popup;
  return (
    <ColumnPage width="form" title={title} back={{ path: homePath, name: copy.home }}>
      {image ? <ProductPicture picture={image} sizes="(width > 767px) 34rem, 100vw" priority /> : null}
      <Prose html={body} />
      {link ? (
        <ButtonLink href={link.href} look="primary" block>
          {link.label}
        </ButtonLink>
      ) : null}
    </ColumnPage>
  );
}
