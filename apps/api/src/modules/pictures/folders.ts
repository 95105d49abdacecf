import type { PictureKind } from '@sumai/api-client/contract/picture'

/** Where a kind of picture lies below /media; the folder decides which widths there are. */
export const FOLDERS: Record<PictureKind, string> = {
  photo: 'uploads',
  hero: 'hero/uploads',
  panorama: 'panorama/uploads',
}
