import { z } from 'zod'
import { codedOrNull } from './coded.ts'

/** Rooms of a layout, and how the whole is called: 2 × LDK → 250 「2LDK」. */
export const madori = z.object({
  madori_heyasu: z.int().nullable().describe('間取り（部屋数）。店舗・倉庫・土地は null'),
  madori_kind: z.int().nullable().describe('間取り（種類）'),
  ...codedOrNull('madori', '間取りコード（検索用。S付きは基本形に含める）'),
  madori_shosai: z
    .array(
      z.object({
        name: z.string(),
        jo: z.number().describe('帖（1帖は1.62㎡以上）'),
        men: z.number().nullable().describe('㎡'),
      }),
    )
    .nullable(),
})

export type Madori = z.output<typeof madori>
