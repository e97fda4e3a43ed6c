export interface RegisterCompleteProps {
  /** The path that the person was going to, e.g. the checkout; null without one. */
  continuePath: string | null;
  mypagePath: string;
}
