import type { UserList } from "@noren/contract";

/** A list of products with the path of its page. */
export type ListedUserList = Pick<UserList, "key" | "name" | "count" | "image"> & { path: string };

export interface FavouriteListsProps {
  /** The default list first. Null while loading. */
  lists: readonly ListedUserList[] | null;
  homePath: string;
}
