/** The service does not accept the card as entered. */
export class CardRefused extends Error {
  override name = "CardRefused";
  /** Messages by the names of the fields. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: CardRefused["errors"]) {
    super("The payment service refused the card");
    this.errors = errors;
  }
}
