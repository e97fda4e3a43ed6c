/** The service does not accept the card as entered. */
export class CardRefused extends Error {
  override name = "CardRefused";
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: CardRefused["errors"]) {
    super("The payment service refused the card");
    this.errors = errors;
  }
}
