import type { BlocksProps } from "#ui/slots/blocks/blocks.props";

export interface HomeBlocksProps extends BlocksProps {
  shopName: string;
  hasReducedRate: boolean;
}
