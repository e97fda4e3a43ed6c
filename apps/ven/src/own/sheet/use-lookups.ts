import { useCallback, useState } from "react";
import type { Lookup } from "./check-line.ts";
import type { Finding } from "./finding.ts";

/** How many lookups run at a time; a paste may have two hundred codes. */
const LOOKUPS_AT_ONCE = 4;

interface LookupSource {
  /** The server's lookups of the codes in the URL. */
  findings: ReadonlyMap<string, Finding>;
  onLookedUp: (code: string) => Promise<Finding>;
}

/** Looks codes up, each once; a code that the shop could not answer is asked again. */
export function useLookups({ findings, onLookedUp }: LookupSource) {
  const [lookups, setLookups] = useState<ReadonlyMap<string, Lookup>>(findings);
  const [asked] = useState(() => new Set(findings.keys()));
  const lookUp = useCallback(
    async (codes: readonly string[]): Promise<void> => {
      const queue = [...new Set(codes)].filter((code) => code.trim() !== "" && !asked.has(code));
      const set = (code: string, lookup: Lookup) => setLookups((before) => new Map(before).set(code, lookup));
      for (const code of queue) {
        asked.add(code);
        set(code, { kind: "looking" });
      }
      const work = async (): Promise<void> => {
        for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
          const finding = await onLookedUp(code).catch((): Finding => ({ kind: "failed" }));
          if (finding.kind === "failed") asked.delete(code);
          set(code, finding);
        }
      };
      await Promise.all(Array.from({ length: LOOKUPS_AT_ONCE }, work));
    },
    [asked, onLookedUp],
  );
  /** Forgets all lookups, because the stock changed. */
  const forget = useCallback(() => {
    asked.clear();
    setLookups(new Map());
  }, [asked]);
  return { lookups, lookUp, forget };
}
