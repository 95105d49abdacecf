import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

const file = (weight: string) =>
  fileURLToPath(new URL(`../../fonts/noto-sans-jp-${weight}.ttf`, import.meta.url))

/** Floor plans ask for the family by this name. */
const FAMILY = 'Noto Sans JP'

GlobalFonts.registerFromPath(file('regular'), FAMILY)
GlobalFonts.registerFromPath(file('bold'), FAMILY)

export const font = (size: number, isBold = false): string =>
  `${isBold ? 'bold ' : ''}${size}px "${FAMILY}"`
