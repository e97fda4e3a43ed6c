import type { Product } from "@noren/contract";
import { storyCopy } from "./story.copy.ts";

interface Story {
  /** How it was made, in order. */
  steps: string[];
  does: string[];
  avoids: string[];
  /** The specifications that say neither. */
  rest: Product["specs"];
}

/** Splits the specifications of a product into how it was made, how it is treated, and the others. */
export function readStory(specs: Product["specs"]): Story {
  const { step, does, avoids } = storyCopy.specs;
  const linesOf = (wanted: string) =>
    specs.filter(({ name }) => name === wanted).flatMap(({ value }) => value.split("\n"));
  const isStep = (name: string) => name.startsWith(step);
  return {
    steps: specs.filter(({ name }) => isStep(name)).map(({ value }) => value),
    does: linesOf(does),
    avoids: linesOf(avoids),
    rest: specs.filter(({ name }) => !isStep(name) && name !== does && name !== avoids),
  };
}
