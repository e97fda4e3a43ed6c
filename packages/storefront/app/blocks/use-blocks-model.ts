import type { Block } from "@noren/contract";
import { loginPath } from "@noren/domain/return-path";
import { hasReducedRate } from "@noren/validation/format";
import { couponListCopy } from "#ui/screens/coupon-list/coupon-list.copy";
import type { BlocksProps } from "#ui/slots/blocks/blocks.props";
import { useQuickAdd } from "../effects/use-add-to-cart.ts";
import { useBannerDownload } from "../state/use-banner-download.ts";
import { useFavouriteToggle } from "../state/use-favourite.ts";
import { useIsMember } from "../state/use-is-member.ts";
import { useOneChange } from "../state/use-one-change.ts";
import { useBlocks } from "./use-blocks.ts";

interface BlocksModel extends BlocksProps {
  hasReducedRate: boolean;
}

/**
 * The blocks of a page and what one can do in them.
 * @param path where a guest returns to after the login
 * @param takeCoupon takes a coupon by its id
 */
export function useBlocksModel(
  layout: readonly Block[] | undefined,
  path: string,
  takeCoupon: (id: number) => Promise<unknown>,
): BlocksModel {
  const isMember = useIsMember();
  const blocks = useBlocks(layout);
  const { busyId, change } = useOneChange<number>();
  return {
    blocks,
    hasReducedRate: hasReducedRate(blocks.flatMap((block) => ("products" in block.props ? block.props.products : []))),
    loginPath: isMember === false ? loginPath(path) : null,
    busyId,
    onTaken:
      isMember === null ? null : ({ id, name }) => void change(id, () => takeCoupon(id), couponListCopy.done(name)),
    onBannerSaved: useBannerDownload(),
    onFavouriteToggled: useFavouriteToggle(),
    onAddedToCart: useQuickAdd(),
  };
}
