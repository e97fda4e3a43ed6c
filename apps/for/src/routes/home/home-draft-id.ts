/** The id of the element around the 掛け紙 of the home, whose code loads late. */
export const HOME_DRAFT = "home-draft";
