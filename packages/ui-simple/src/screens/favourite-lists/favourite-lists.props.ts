import type { ProductInfo, UserList } from "@noren/contract";
import type { FormSubmit } from "#ui/forms/form-submit";

/** A list of products with the path of its page. */
export type ListedUserList = Pick<UserList, "key" | "name" | "count" | "image"> & { path: string };

/** The choices of the form that are no list. */
export const NEW_LIST = " new";
export const NO_LIST = " none";

/** The choice of a list for a product. */
export interface ListChoice {
  product: Pick<ProductInfo, "name" | "image">;
  lists: readonly Pick<UserList, "key" | "name">[];
  /** The list that the product leaves; null when it is only added to another. */
  from: string | null;
}

export interface FavouriteListsProps {
  /** Null while no product is put into a list. */
  choice: ListChoice | "loading" | null;
  /** Where the choice is cancelled. */
  listsPath: string;
  onListChosen: FormSubmit<{ list: string; name?: string }>;
  /** The default list first. Null while loading. */
  lists: readonly ListedUserList[] | null;
  homePath: string;
}
