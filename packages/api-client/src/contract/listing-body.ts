import { z } from 'zod'
import { kotsu, shisetu } from './access.ts'
import { kingaku } from './money.ts'
import { photo } from './photo.ts'
import { filled, link, picture, textOrNull } from './writable.ts'

/** Minutes on foot are not typed in: they follow from the metres. */
const kotsuBody = kotsu.omit({ toho_fun: true }).extend({
  bus_fun: z.int().min(1).max(120).nullable().default(null),
  bus_tei: textOrNull(40).default(null),
  toho_m: z.int().min(0).max(20_000).describe('徒歩 m（80m＝1分、切り上げ）'),
})

export const fees = z.array(kingaku.extend({ label: filled(40) })).max(20)

/** Limits of the fields that both kinds of listing have. */
export const listingBody = {
  title: filled(60),
  catch_copy: textOrNull(100),
  comment: textOrNull(1000),
  biko: textOrNull(2000),
  photos: z.array(photo.extend({ url: picture, caption: z.string().max(100) })).max(60),
  panorama_urls: z.array(picture).max(10),
  movie_url: link.nullable(),
  sonota_getsugaku: fees,
}

export const placeBody = {
  town: filled(40),
  chome: textOrNull(20),
  address_disp: filled(120),
  kotsu: z.array(kotsuBody).min(1).max(3),
  shisetu: z.array(shisetu.extend({ name: filled(60) })).max(40),
}
