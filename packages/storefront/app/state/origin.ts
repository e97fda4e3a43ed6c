import { createContext } from "react";

/** The shop's address as its visitors have it, without a slash at the end: `https://shop.example.jp`. */
export const OriginContext = createContext("");
