import type { ReactNode } from "react";
import type { FooterProps } from "#ui/slots/footer/footer";
import type { HeaderProps } from "#ui/slots/header/header.props";

export interface LayoutProps {
  header: HeaderProps;
  footer: Omit<FooterProps, "children">;
  /** The screen; it stands in the page's one `<main>`. */
  children: ReactNode;
}
