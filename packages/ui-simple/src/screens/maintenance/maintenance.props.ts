export interface MaintenanceProps {
  /** When the shop expects to be back, ISO 8601; null when unknown. */
  until: string | null;
  /** The shop's own text, plain with line breaks; "" for none, as with the heading's text. */
  message: string;
}
