/** The ids of the home's chapters, to which the header leads. */
export const chapters = { workshop: "workshop", repair: "repair" };
