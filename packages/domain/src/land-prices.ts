/** The year of the 地価公示 that packages/geo holds (1 January). */
export const LAND_PRICE_YEAR = 2022
