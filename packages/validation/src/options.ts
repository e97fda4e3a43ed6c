import { optionNames } from "./labels.ts";

/** [constants.options] The numbers that stand on the wire, in the order in which they are offered. */
export const options = {
  delivery: [1, 2, 3],
  payment: [1, 2, 3],
  question: [1, 2, 3, 4],
  newsletter: [1, 0],
  gender: [1, 2, 3, 4],
} as const;

export type OptionKind = keyof typeof options;
export type OptionValue<K extends OptionKind> = (typeof options)[K][number];

/** The choices of a kind with their Japanese names, ready for a select or radio buttons. */
export function choicesOf<K extends OptionKind>(kind: K): { value: OptionValue<K>; label: string }[] {
  const names: Readonly<Record<number, string>> = optionNames[kind];
  return options[kind].map((value) => ({ value, label: names[value] ?? "" }));
}
