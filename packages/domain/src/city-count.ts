/** Municipalities of all sales areas; a shop is not in each. */
export const CITY_COUNT = 36
