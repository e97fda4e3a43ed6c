import type { LayoutProps } from "#ui/layouts/layout.props";
import { MinimalFooter } from "#ui/slots/footer/footer";
import { MinimalHeader } from "#ui/slots/header/minimal-header";
import { PageFrame } from "#ui/slots/page-frame/page-frame";
import { PageMessages } from "#ui/slots/page-messages/page-messages";

/** The layout of checkout and login, without navigation. */
export function SimpleLayout({ header, footer, messages, children }: LayoutProps) {
  return (
    <PageFrame
      header={<MinimalHeader shopName={header.shopName} homePath={header.homePath} />}
      footer={<MinimalFooter {...footer} />}
    >
      <PageMessages messages={messages} />
      {children}
    </PageFrame>
  );
}
