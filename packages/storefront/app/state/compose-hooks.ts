import { useMemo } from "react";

/**
 * One hook that calls several, in order, for a list that is only known when the app is built.
 * Call it at the top of a module: hooks have to be the same at every render. The list stays the same while its items do.
 */
export function composeHooks<Result>(hooks: readonly (() => Result)[]): () => readonly Result[] {
  const none: readonly Result[] = [];
  let useAll = () => none;
  for (const useNext of hooks) {
    const useEarlier = useAll;
    useAll = function useOneMore() {
      const earlier = useEarlier();
      const next = useNext();
      return useMemo(() => [...earlier, next], [earlier, next]);
    };
  }
  return useAll;
}
