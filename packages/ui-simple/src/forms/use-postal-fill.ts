import type { PostalAddress } from "@noren/contract";
import { toPostalCode } from "@noren/validation/normalise";
import { useRef, useState } from "react";
import type { AddressLookup } from "#ui/forms/address-lookup";

const parts = ["prefecture", "city", "address1"] as const;
export type AddressParts = Record<(typeof parts)[number], string>;

export type PostalState = "idle" | "searching" | "filled" | "choices" | "notFound" | "failed";

export interface PostalFillOptions {
  /** The initial postal code, which is not looked up. */
  initialCode: string;
  lookUp: AddressLookup;
  /** Returns the current values of the address fields. */
  read: () => AddressParts;
  onFill: (part: keyof AddressParts, text: string) => void;
}

/**
 * Fills the address of a postal code, but only fields that are empty or still have the value that it filled. Offers a
 * choice between several addresses. Without an answer it empties what it filled for an earlier code, and nothing else.
 */
export function usePostalFill({ initialCode, lookUp, read, onFill }: PostalFillOptions) {
  const [state, setState] = useState<PostalState>("idle");
  const [candidates, setCandidates] = useState<readonly PostalAddress[]>([]);
  const lastCode = useRef(toPostalCode(initialCode));
  const filled = useRef<AddressParts>({ prefecture: "", city: "", address1: "" });

  const fill = (address: PostalAddress) => {
    const current = read();
    for (const part of parts) {
      if (current[part] !== "" && current[part] !== filled.current[part]) continue;
      filled.current[part] = address[part];
      if (current[part] !== address[part]) onFill(part, address[part]);
    }
    setCandidates([]);
    setState("filled");
  };

  const clear = () => {
    const current = read();
    for (const part of parts) {
      if (filled.current[part] !== "" && current[part] === filled.current[part]) onFill(part, "");
      filled.current[part] = "";
    }
  };

  /** Call it at every change of the postal code. It looks up only a complete and new one. */
  const ask = async (text: string) => {
    const code = toPostalCode(text);
    if (code === lastCode.current) return;
    lastCode.current = code;
    setCandidates([]);
    if (!/^\d{7}$/.test(code)) return setState("idle");
    setState("searching");
    try {
      const found = await lookUp(code);
      // Ignore a response for a code that has changed since.
      if (lastCode.current !== code) return undefined;
      const [only, ...others] = found;
      if (only && others.length === 0) return fill(only);
      clear();
      if (!only) return setState("notFound");
      setCandidates(found);
      return setState("choices");
    } catch {
      if (lastCode.current !== code) return undefined;
      clear();
      return setState("failed");
    }
  };

  return { state, candidates, ask, choose: fill };
}
