/** The months in which it is cold while a parcel travels. */
const WINTER = [11, 12, 1, 2, 3];

/** The month of a day: 1 to 12. @param day YYYY-MM-DD */
export const monthOf = (day: string): number => Number(day.slice(5, 7));

export const isWinterDay = (day: string): boolean => WINTER.includes(monthOf(day));
