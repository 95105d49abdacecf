import { fileURLToPath } from 'node:url'

/** Folder of every file that is served under /media. */
export const MEDIA_DIR = fileURLToPath(new URL('../../media/', import.meta.url))

/** One line of media/manifest.json. */
export type Picture = {
  /** Name on the wire; packages/domain/src/pictures.ts turns it into file names. */
  url: string
  kind: string
  alt: string
  /** Size of the original in px. */
  width: number
  height: number
}
