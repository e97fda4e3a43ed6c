import type { ReactNode } from "react";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FooterProps } from "#ui/slots/footer/footer";
import type { HeaderProps } from "#ui/slots/header/header.props";

export interface LayoutProps {
  header: HeaderProps;
  footer: Omit<FooterProps, "children">;
  /** The shop's messages that every page shows (`caution`). */
  messages: readonly PageMessageProps[];
  /** The shop's blocks around the page; an empty one takes no space. */
  areas: Readonly<Record<"top" | "side" | "bottom", ReactNode>>;
  /** The screen; rendered inside `<main>`. */
  children: ReactNode;
}
