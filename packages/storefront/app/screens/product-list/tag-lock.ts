import { useUnlockTagMutation } from "@noren/api/endpoints/tag";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { isProblem } from "../../problem/problem-response.ts";

/** The code of the API for the products of a tag whose password this browser has not entered. */
const PASSWORD_REQUIRED = "tag.password_required";

/** Whether a list failed because its tag needs a password. */
export const isTagLocked = (error: unknown): boolean =>
  isProblem(error) && error.kind === "forbidden" && error.code === PASSWORD_REQUIRED;

/** The list's query, as far as the lock needs it. */
interface ListQuery {
  error?: unknown;
  refetch: () => { unwrap: () => Promise<unknown> };
}

/** The password that the tag's products need; null where they are open. */
export function useTagLock(key: string | null, { error, refetch }: ListQuery): ProductListProps["lock"] {
  const [unlockTag] = useUnlockTagMutation();
  // The error stays until the products have arrived.
  if (key === null || !isTagLocked(error)) return null;
  return {
    onSubmitted: (password) =>
      catchFormFailure(async () => {
        await unlockTag({ key, password }).unwrap();
        await refetch().unwrap();
      }),
  };
}
