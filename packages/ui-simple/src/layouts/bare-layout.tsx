import type { LayoutProps } from "#ui/layouts/layout.props";

/** The page alone. */
export function BareLayout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
