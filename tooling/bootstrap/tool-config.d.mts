export function withConfig(commandLine: readonly string[]): string[];
