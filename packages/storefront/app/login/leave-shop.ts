/** Replaces this page by another shop, so that the back button does not lead here and there again. */
export const openOtherShop = (url: string): void => window.location.replace(url);

/** Opens the login page of an outside service; the back button returns. */
export const openService = (url: string): void => window.location.assign(url);
