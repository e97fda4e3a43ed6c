import type { LayoutProps } from "#ui/layouts/layout.props";
import { Footer } from "#ui/slots/footer/footer";
import { Header } from "#ui/slots/header/header";
import { PageFrame } from "#ui/slots/page-frame/page-frame";
import { PageMessages } from "#ui/slots/page-messages/page-messages";
import styles from "./default-layout.module.css";

/** The layout of most pages: full header, screen with the shop's areas around it, full footer. */
export function DefaultLayout({ header, footer, messages, areas, children }: LayoutProps) {
  return (
    <PageFrame header={<Header {...header} />} footer={<Footer {...footer} />}>
      <PageMessages messages={messages} />
      <div id="area-top">{areas.top}</div>
      <div className={styles.columns}>
        <div>{children}</div>
        <div id="area-side">{areas.side}</div>
      </div>
      <div id="area-bottom">{areas.bottom}</div>
    </PageFrame>
  );
}
