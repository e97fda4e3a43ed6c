/**
 * One hook that calls several, in order, for a list that is only known when the app is built.
 * Call it at the top of a module: hooks have to be the same at every render.
 */
export function composeHooks<Result>(hooks: readonly (() => Result)[]): () => readonly Result[] {
  let useAll: () => readonly Result[] = () => [];
  for (const useNext of hooks) {
    const useEarlier = useAll;
    useAll = function useOneMore() {
      const earlier = useEarlier();
      return [...earlier, useNext()];
    };
  }
  return useAll;
}
