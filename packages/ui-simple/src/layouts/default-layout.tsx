import type { LayoutProps } from "#ui/layouts/layout.props";
import { Footer } from "#ui/slots/footer/footer";
import { Header } from "#ui/slots/header/header";
import { PageFrame } from "#ui/slots/page-frame/page-frame";
import { PageMessages } from "#ui/slots/page-messages/page-messages";

/** The layout of most pages: full header, screen, full footer. */
export function DefaultLayout({ header, footer, messages, children }: LayoutProps) {
  return (
    <PageFrame header={<Header {...header} />} footer={<Footer {...footer} />}>
      <PageMessages messages={messages} />
      {children}
    </PageFrame>
  );
}
