/** The fields of the form, by which the home answers without scripts. */
export const EAT_FIELDS = { day: "eat", otherDay: "eat-other", prefecture: "to" } as const;

/** The id of the section, to which the header's link and the form lead. */
export const EAT_DAY_ID = "eat-day";
