import type { LayoutProps } from "#ui/layouts/layout.props";
import { QuietFooter } from "#ui/slots/footer/footer";
import { QuietHeader } from "#ui/slots/header/quiet-header";
import { PageFrame } from "#ui/slots/page-frame/page-frame";

/** What wants no distraction: the checkout, the login. */
export function SimpleLayout({ header, footer, children }: LayoutProps) {
  return (
    <PageFrame
      header={<QuietHeader shopName={header.shopName} homePath={header.homePath} />}
      footer={<QuietFooter {...footer} />}
    >
      {children}
    </PageFrame>
  );
}
