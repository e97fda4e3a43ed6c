export * from "./limits.ts";
export * from "./logout.ts";
export * from "./problem.ts";
export * from "./session.ts";
