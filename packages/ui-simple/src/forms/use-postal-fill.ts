import type { PostalAddress } from "@noren/contract";
import { toPostalCode } from "@noren/validation/normalise";
import { useRef, useState } from "react";
import type { AddressLookup } from "#ui/forms/address-lookup";

const parts = ["prefecture", "city", "address1"] as const;
export type AddressParts = Record<(typeof parts)[number], string>;

export type PostalState = "idle" | "searching" | "filled" | "choices" | "notFound" | "failed";

export interface PostalFillOptions {
  /** The postal code that the form came with: it is not asked for again. */
  initialCode: string;
  lookUp: AddressLookup;
  /** What the address fields hold at this moment. */
  read: () => AddressParts;
  onFill: (part: keyof AddressParts, text: string) => void;
}

/**
 * A postal code fills the address, but only fields that are empty or still hold what it put there
 * (what someone typed is never overwritten). Several addresses are offered; a look-up that fails leaves the form as it is.
 */
export function usePostalFill({ initialCode, lookUp, read, onFill }: PostalFillOptions) {
  const [state, setState] = useState<PostalState>("idle");
  const [candidates, setCandidates] = useState<readonly PostalAddress[]>([]);
  const asked = useRef(toPostalCode(initialCode));
  const filled = useRef<AddressParts>({ prefecture: "", city: "", address1: "" });

  const fill = (address: PostalAddress) => {
    const standing = read();
    for (const part of parts) {
      if (standing[part] !== "" && standing[part] !== filled.current[part]) continue;
      filled.current[part] = address[part];
      if (standing[part] !== address[part]) onFill(part, address[part]);
    }
    setCandidates([]);
    setState("filled");
  };

  /** To be called with every change of the postal code. Only a whole and new one is asked for. */
  const ask = async (text: string) => {
    const code = toPostalCode(text);
    if (code === asked.current) return;
    asked.current = code;
    setCandidates([]);
    if (!/^\d{7}$/.test(code)) return setState("idle");
    setState("searching");
    try {
      const found = await lookUp(code);
      // An answer for a code that has been changed since is too late.
      if (asked.current !== code) return undefined;
      const [only, ...others] = found;
      if (!only) return setState("notFound");
      if (others.length === 0) return fill(only);
      setCandidates(found);
      return setState("choices");
    } catch {
      if (asked.current === code) setState("failed");
      return undefined;
    }
  };

  return { state, candidates, ask, choose: fill };
}
