import type { LayoutProps } from "#ui/layouts/layout.props";

/** The page without header and footer. */
export function BareLayout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
