import { NO_PICTURE_PATH } from "@noren/contract/picture";
import { formatNumber } from "@noren/validation/format";
import { Icon } from "#ui/elements/icon/icon";
import { Loader } from "#ui/elements/loader/loader";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { favouriteListsCopy as copy } from "#ui/screens/favourite-lists/favourite-lists.copy";
import type { FavouriteListsProps, ListedUserList } from "#ui/screens/favourite-lists/favourite-lists.props";
import { ListChoiceForm } from "#ui/screens/favourite-lists/list-choice-form";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { useFocusAfterSwap } from "#ui/slots/account-page/use-focus-after-swap";
import styles from "./favourite-lists-view.module.css";

/** The member's lists of products. */
export function FavouriteListsView({ lists, homePath, choice, listsPath, onListChosen }: FavouriteListsProps) {
  useFocusAfterSwap(choice === null);
  return (
    <ColumnPage title={copy.title} back={{ path: homePath, name: copy.back }}>
      {choice === null ? null : <ListChoiceForm choice={choice} listsPath={listsPath} onListChosen={onListChosen} />}
      {lists === null ? (
        <Loader label={copy.loading} />
      ) : (
        <ul className={styles.lists}>
          {lists.map(({ key, ...list }) => (
            <li key={key}>
              <ListCard {...list} />
            </li>
          ))}
        </ul>
      )}
    </ColumnPage>
  );
}

function ListCard({ name, count, image, path }: Omit<ListedUserList, "key">) {
  return (
    <a className={styles.list} href={path}>
      {image === null || image.path === NO_PICTURE_PATH ? (
        <span className={styles.empty}>
          <Icon name="heart" size={24} />
        </span>
      ) : (
        <ProductPicture picture={image} sizes="96px" maxFetchedWidth={320} ratio="square" alt="" />
      )}
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{copy.count(formatNumber(count))}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </a>
  );
}
