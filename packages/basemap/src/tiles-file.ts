import { fileURLToPath } from 'node:url'
import { TILES_NAME } from './tiles.ts'

/** The tiles as a file on this machine. */
export const TILES_FILE = fileURLToPath(new URL(`../data/${TILES_NAME}`, import.meta.url))
