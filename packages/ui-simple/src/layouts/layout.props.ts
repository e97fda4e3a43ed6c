import type { ReactNode } from "react";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FooterProps } from "#ui/slots/footer/footer";
import type { HeaderProps } from "#ui/slots/header/header.props";

export interface LayoutProps {
  header: HeaderProps;
  footer: Omit<FooterProps, "children">;
  /** Messages of the shop on every page (`caution`). */
  messages: readonly PageMessageProps[];
  /** The screen; it stands in the page's one `<main>`. */
  children: ReactNode;
}
