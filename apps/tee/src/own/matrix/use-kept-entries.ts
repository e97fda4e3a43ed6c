import { useContext, useEffect, useRef, useState } from "react";
import { DraftContext } from "#ui/forms/draft-context";
import type { Entries } from "./quantities.ts";

/** The key of the table among the drafts of a page. */
const TABLE = "matrix";

const NO_ENTRIES: Entries = new Map();

const toEntries = (kept: Readonly<Record<string, unknown>>): Entries =>
  new Map(Object.entries(kept).flatMap(([id, text]) => (typeof text === "string" ? [[Number(id), text]] : [])));

/** The entries of the table as state. Like the input of a form, they survive a reload and the way back. */
export function useKeptEntries() {
  const drafts = useContext(DraftContext);
  const [entries, setEntries] = useState(NO_ENTRIES);
  const table = { entries, setEntries };
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  });
  useEffect(() => {
    if (!drafts) return undefined;
    const kept = drafts.take(TABLE);
    if (kept) latest.current.setEntries(toEntries(kept));
    const keep = (end: "unloaded" | "left") => {
      const texts = [...latest.current.entries].filter(([, text]) => text !== "");
      if (texts.length > 0) drafts.keep(TABLE, Object.fromEntries(texts), end);
    };
    const onPageHide = () => keep("unloaded");
    window.addEventListener("pagehide", onPageHide);
    return () => {
      window.removeEventListener("pagehide", onPageHide);
      keep("left");
    };
  }, [drafts]);
  return {
    entries,
    enter: (entered: Entries) => setEntries((before) => new Map([...before, ...entered])),
    clear: () => setEntries(NO_ENTRIES),
  };
}
