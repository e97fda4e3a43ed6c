export * from "./fields.ts";
export * from "./format.ts";
export * from "./labels.ts";
export * from "./fill.ts";
export * from "./messages.ts";
export * from "./normalise.ts";
export * from "./options.ts";
export * from "./predicates.ts";
