/** The id of the sheet, to which links lead. */
export const SHEET_ID = "hatchu";

/** The names of a line's fields in the URL. */
export const SHEET_FIELDS = { code: "sku", quantity: "count", unit: "unit" } as const;
