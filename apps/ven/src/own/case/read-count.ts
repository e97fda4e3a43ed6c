/** The most digits of a number of pieces; what follows is a slip of the hand. */
const DIGITS = 5;

/** A number of pieces as typed or pasted, in full-width digits too; 0 for none. */
export const readCount = (text: string): number =>
  Number.parseInt(text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, DIGITS), 10) || 0;
