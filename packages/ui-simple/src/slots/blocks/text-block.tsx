import { Prose } from "#ui/elements/prose/prose";
import type { BlockProps } from "#ui/slots/blocks/blocks.props";

/** Text that the shop wrote. */
export const TextBlock = ({ html }: BlockProps<"text">) => <Prose html={html} />;
