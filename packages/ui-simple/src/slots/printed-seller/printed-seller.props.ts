/** Who sells, on a printed order. */
export interface PrintedSellerProps {
  name: string;
  /** Postal code and address; "" if the shop has set none. */
  address: string;
  /** Of an issuer of qualified invoices (適格請求書); null for other sellers. */
  registrationNumber: string | null;
}
