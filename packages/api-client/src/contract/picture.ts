import { z } from 'zod'
import { picture as pictureUrl } from './writable.ts'

/** `photo` is shown up to 960 px wide, over the whole screen and as `hero` up to 1600 px; `panorama` is kept as one file. */
export const pictureKind = z.enum(['photo', 'hero', 'panorama'])

/** A picture as it was taken over: what `photos` and the other fields of pictures refer to. */
const uploadedPicture = z.object({
  url: pictureUrl.describe('レンディションを除いた絵の場所。packages/domain/src/pictures.ts 参照'),
  width: z.int().min(1).describe('原寸の幅 px'),
  height: z.int().min(1).describe('原寸の高さ px'),
})

export const pictureAnswer = z.object({ picture: uploadedPicture })

/** A PDF as it came: what `zumen_url` refers to. */
export const documentAnswer = z.object({ document: z.object({ url: pictureUrl }) })

export type PictureKind = z.output<typeof pictureKind>
export type UploadedPicture = z.output<typeof uploadedPicture>
