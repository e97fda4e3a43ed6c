export function listPackages(root: string, group: "apps" | "packages" | "tooling"): string[];
