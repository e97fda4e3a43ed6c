import type { LayoutProps } from "#ui/layouts/layout.props";
import { QuietFooter } from "#ui/slots/footer/footer";
import { QuietHeader } from "#ui/slots/header/quiet-header";
import { PageFrame } from "#ui/slots/page-frame/page-frame";
import { PageMessages } from "#ui/slots/page-messages/page-messages";

/** The layout of checkout and login, without navigation. */
export function SimpleLayout({ header, footer, messages, children }: LayoutProps) {
  return (
    <PageFrame
      header={<QuietHeader shopName={header.shopName} homePath={header.homePath} />}
      footer={<QuietFooter {...footer} />}
    >
      <PageMessages messages={messages} />
      {children}
    </PageFrame>
  );
}
