import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Image, loadImage } from '@napi-rs/canvas'
import { rendition } from '@sumai/format/pictures'

const MEDIA = '/media/'

/**
 * Reads the picture of a URL below /media/ from the folders that are served there; `null` for one
 * that is missing or cannot be drawn: whatever shows it does without.
 */
export const pictureReader = (folders: readonly string[]) =>
  async function read(url: string, width: number): Promise<Image | null> {
    const path = rendition(url, width, 'jpg')
    if (!path.startsWith(MEDIA) || path.includes('..')) return null
    for (const folder of folders) {
      const bytes = await readFile(join(folder, path.slice(MEDIA.length))).catch(() => null)
      if (bytes) return loadImage(bytes).catch(() => null)
    }
    return null
  }

export type ReadPicture = ReturnType<typeof pictureReader>
