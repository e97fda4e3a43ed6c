export interface RegisterCompleteProps {
  /** Where the person was on the way to, e.g. the checkout; null for nowhere in particular. */
  continuePath: string | null;
  mypagePath: string;
}
