import { BannersBlock } from "#ui/slots/blocks/banners-block";
import { BlogsBlock } from "#ui/slots/blocks/blogs-block";
import type { BlockActions, ShownBlock } from "#ui/slots/blocks/blocks.props";
import { ButtonBlock } from "#ui/slots/blocks/button-block";
import { CategoriesBlock } from "#ui/slots/blocks/categories-block";
import { CollectionBlock } from "#ui/slots/blocks/collection-block";
import { CouponsBlock } from "#ui/slots/blocks/coupons-block";
import { HeadingBlock } from "#ui/slots/blocks/heading-block";
import { NewsBlock } from "#ui/slots/blocks/news-block";
import { PictureBlock } from "#ui/slots/blocks/picture-block";
import { ProductsBlock } from "#ui/slots/blocks/products-block";
import { QasBlock } from "#ui/slots/blocks/qas-block";
import { TextBlock } from "#ui/slots/blocks/text-block";

interface BlockContentProps extends BlockActions {
  block: ShownBlock;
  isFirst: boolean;
}

/** One block of a page. Each kind is an element of its own, which a theme can replace. */
export function BlockContent({ block, isFirst, ...actions }: BlockContentProps) {
  const { onFavouriteToggled, onAddedToCart, onBannerSaved, loginPath, busyId, onTaken } = actions;
  switch (block.name) {
    case "heading":
      return <HeadingBlock {...block.props} />;
    case "text":
      return <TextBlock {...block.props} />;
    case "picture":
      return <PictureBlock {...block.props} isFirst={isFirst} />;
    case "button":
      return <ButtonBlock {...block.props} />;
    case "products":
      return <ProductsBlock {...block.props} {...{ onFavouriteToggled, onAddedToCart }} />;
    case "collection":
      return <CollectionBlock {...block.props} {...{ onFavouriteToggled, onAddedToCart }} />;
    case "banners":
      return <BannersBlock {...block.props} onBannerSaved={onBannerSaved} />;
    case "categories":
      return <CategoriesBlock {...block.props} />;
    case "news":
      return <NewsBlock {...block.props} />;
    case "blogs":
      return <BlogsBlock {...block.props} />;
    case "coupons":
      return <CouponsBlock {...block.props} {...{ loginPath, busyId, onTaken }} />;
    case "qas":
      return <QasBlock {...block.props} />;
    default:
      return null;
  }
}
