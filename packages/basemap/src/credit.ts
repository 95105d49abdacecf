/** Stands in the corner of every map, as the licences of schema and data ask. */
export const CREDIT = '© OpenMapTiles © OpenStreetMap contributors'

/** 地図と地理データについて: where it leads. */
export const CREDIT_PAGE = '/map_credits'
