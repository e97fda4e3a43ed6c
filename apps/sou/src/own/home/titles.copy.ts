/** The theme's own headings on the home. */
export const titlesCopy = {
  makers: "つくり手",
  feel: "手ざわりから",
  care: "手入れ",
  feels: { tsururi: "つるり", zarari: "ざらり", hokkori: "ほっこり", kiriri: "きりり" },
} as const;
