import { z } from 'zod'
import { url } from './scalars.ts'
import { photoType } from './words.ts'

export const photo = z.object({
  url: url.describe('レンディションを除いた絵の場所。packages/domain/src/pictures.ts 参照'),
  type: photoType,
  caption: z.string(),
  width: z.int().describe('原寸の幅 px'),
  height: z.int().describe('原寸の高さ px'),
  sort: z.int(),
})

export type Photo = z.output<typeof photo>
