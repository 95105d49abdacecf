import { fileURLToPath } from 'node:url'
import { TILES_NAME } from './tiles.ts'

/** The tiles as a file on this machine. */
export const TILES_FILE = fileURLToPath(new URL(`../data/${TILES_NAME}`, import.meta.url))

/** Noto Sans JP with the characters of the tiles, and in bold with those of the stations. */
export const LABEL_FONTS = {
  regular: fileURLToPath(new URL('../data/labels.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../data/labels-bold.ttf', import.meta.url)),
}
