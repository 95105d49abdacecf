/** Name of the file in ../data; the digits are the first of the SHA-256 of its content. */
export const TILES_NAME = 'basemap.8f1bcbdc.pmtiles'

/** Where the shell serves it, by Range. */
export const TILES_PATH = `/maps/${TILES_NAME}`
