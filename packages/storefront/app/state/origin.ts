import { createContext } from "react";

/** The shop's public origin: `https://shop.example.jp`. */
export const OriginContext = createContext("");
