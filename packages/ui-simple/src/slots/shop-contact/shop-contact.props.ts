/** How customers reach a shop; null for what its settings leave out. */
export interface ShopContactProps {
  phone: { text: string; url: string } | null;
  hours: string | null;
  email: { text: string; url: string } | null;
}
