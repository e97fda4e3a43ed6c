import type { QrDrawing } from "#ui/slots/social-gift/gift-link";

/** The light margin that cameras need, in modules. */
const QUIET_ZONE = 4;

/** Draws a text as a QR code. Its library is loaded with the first code. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size: rows.length, path };
}
