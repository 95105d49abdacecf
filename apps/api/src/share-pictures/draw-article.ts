import { loadImage } from '@napi-rs/canvas'
import { paintBrand } from '../drawing/brand.ts'
import { COLOURS } from '../drawing/colours.ts'
import { cover } from '../drawing/paint-photo.ts'
import { write } from '../drawing/write.ts'
import { townDrawing } from '../town-drawings/town-drawing.ts'
import { asJpeg, SIZE } from './canvas.ts'

export type ArticleWords = {
  title: string
  /** お知らせ, or the name of the category. */
  kind: string
  /** The municipality that is drawn. */
  cityCode: string
}

/** px: the drawing lies below the words. */
const TOP = 290
/** px: width of mark and name. */
const BRAND = 240

/** An article as a picture: its title above the drawing of its town. */
export function drawArticle({ title, kind, cityCode }: ArticleWords): Promise<Buffer> {
  return asJpeg(async (context) => {
    const drawing = townDrawing(cityCode)
    const { width, height } = SIZE
    if (drawing) {
      cover(context, await loadImage(Buffer.from(drawing)), {
        x: 0,
        y: TOP,
        width,
        height: height - TOP,
      })
    }
    const line = { x: 64, width: width - 128 }
    const y = write(context, {
      ...line,
      text: kind,
      y: 44,
      size: 28,
      colour: COLOURS.chintai.primary,
    })
    write(context, { ...line, text: title, y: y + 6, size: 54, isBold: true, lines: 2 })
    await paintBrand(context, { x: width - 64 - BRAND, y: 42, height: 44 })
  })
}
