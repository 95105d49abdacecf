import type { SKRSContext2D } from '@napi-rs/canvas'
import { paintBrand } from '../drawing/brand.ts'
import { COLOURS, INK, PLAIN } from '../drawing/colours.ts'
import { contain, cover } from '../drawing/paint-photo.ts'
import type { ReadPicture } from '../drawing/read-picture.ts'
import { write } from '../drawing/write.ts'
import { writeAmount } from '../drawing/write-amount.ts'
import { asJpeg, SIZE } from './canvas.ts'
import type { ListingWords } from './listing-words.ts'

/** px: the photo on the left, the words on the right. */
const PHOTO = 720
const LEFT = PHOTO + 40
const WIDTH = SIZE.width - LEFT - 36

type Options = { site: keyof typeof COLOURS; words: ListingWords; read: ReadPicture }

/** A listing as a picture for people to whom its address is sent. */
export function drawListing({ site, words, read }: Options): Promise<Buffer> {
  return asJpeg(async (context) => {
    const box = { x: 0, y: 0, width: PHOTO, height: SIZE.height }
    context.fillStyle = COLOURS[site].tint
    context.fillRect(box.x, box.y, box.width, box.height)
    const photo = words.photo && (await read(words.photo, 960))
    // A plan is shown whole.
    if (photo) (photo.width / photo.height < 1.2 ? contain : cover)(context, photo, box)
    writeWords(context, words, COLOURS[site].price)
    await paintBrand(context, { x: LEFT, y: 548, height: 44 })
  })
}

function writeWords(context: SKRSContext2D, words: ListingWords, colour: string): void {
  const line = { x: LEFT, width: WIDTH }
  let y = write(context, { ...line, text: words.kind, y: 40, size: 24, colour: PLAIN })
  y = write(context, { ...line, text: words.name, y: y + 4, size: 34, isBold: true, lines: 2 })
  const price = { text: words.price, y: y + 6, sizes: { number: 92, unit: 34 }, colour }
  y = writeAmount(context, { ...line, ...price }).below
  if (words.terms) {
    y = write(context, { ...line, text: words.terms, y, size: 24, colour: PLAIN })
  }
  const [way, ...others] = words.facts
  if (way) y = write(context, { ...line, text: way, y: y + 20, size: 34, isBold: true, lines: 2 })
  for (const text of others) {
    y = write(context, { ...line, text, y: y + 4, size: 27, colour: INK })
  }
}
