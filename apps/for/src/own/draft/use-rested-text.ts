import { useEffect, useState } from "react";

/** How long typing must rest before a screen reader hears of the drawing. */
const REST_MS = 900;

/** The text once it has not changed for a while; empty at first, so that nothing is announced with the page. */
export function useRestedText(text: string): string {
  const [first] = useState(text);
  const [rested, setRested] = useState("");
  useEffect(() => {
    if (text === first && rested === "") return undefined;
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, first, rested]);
  return rested;
}
