export interface PendingPaymentProps {
  /** The payment service's page. */
  url: string;
  /** When the payment expires, ISO 8601. */
  expiresAt: string;
}
