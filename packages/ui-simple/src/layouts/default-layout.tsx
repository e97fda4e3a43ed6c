import { SkipLink } from "#ui/elements/skip-link/skip-link";
import type { LayoutProps } from "#ui/layouts/layout.props";
import { Footer } from "#ui/slots/footer/footer";
import { Header } from "#ui/slots/header/header";

/** Most pages: the whole header, the screen, the whole footer. */
export function DefaultLayout({ header, footer, children }: LayoutProps) {
  return (
    <>
      <SkipLink target="main" />
      <Header {...header} />
      <main id="main">{children}</main>
      <Footer {...footer} />
    </>
  );
}
