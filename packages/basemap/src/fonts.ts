import { fileURLToPath } from 'node:url'

/** Noto Sans JP with the characters of the tiles, and in bold with those of the stations. */
export const LABEL_FONTS = {
  regular: fileURLToPath(new URL('../data/labels.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../data/labels-bold.ttf', import.meta.url)),
}
