/** How a username or mail address is compared: half and full width, upper and lower case are alike. */
export function loginNameOf(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
