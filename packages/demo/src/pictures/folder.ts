import { fileURLToPath } from 'node:url'

/** Pictures of what the demo invents, served under /media beside those that come with the site. */
export const DEMO_MEDIA_DIR = fileURLToPath(new URL('../../media/', import.meta.url))

/** What every picture shows that came with the demo, those that pages show too included. */
export const MANIFEST_FILE = fileURLToPath(new URL('./manifest.json', import.meta.url))

/** One line of manifest.json. */
export type Picture = {
  /** Name on the wire; packages/format/src/pictures.ts turns it into file names. */
  url: string
  kind: string
  alt: string
  /** Size of the original in px. */
  width: number
  height: number
}
