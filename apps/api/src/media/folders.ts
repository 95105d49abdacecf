import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_MEDIA_DIR } from '@sumai/demo/media'

/** Pictures that pages show by themselves; the listings of the demo show some of them too. */
const SITE_MEDIA_DIR = fileURLToPath(new URL('../../media/', import.meta.url))

/** The folders that are served under /media, except for uploads. */
export const MEDIA_DIRS = [SITE_MEDIA_DIR, DEMO_MEDIA_DIR]

const OF_THE_SITE = ['hero', 'exterior', 'interior']

/** Where the file of a URL that begins with /media/ lies. */
export function mediaFile(url: string): string {
  const path = url.replace('/media/', '')
  const isOfTheSite = OF_THE_SITE.includes(path.split('/')[0] ?? '')
  return join(isOfTheSite ? SITE_MEDIA_DIR : DEMO_MEDIA_DIR, path)
}
