import sharp from 'sharp'

/** Bytes that a picture may have. */
export const MOST_BYTES = 30_000

/** Good for lines and letters. */
const QUALITY = 44
/** By how much the quality goes down where a picture is too heavy: bytes grow slower than it. */
const STEEPNESS = 1.7

type Pixels = { data: Buffer; width: number; height: number }

/** A WebP that is light enough: streets close together cost quality. */
export async function lightWebp({ data, width, height }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  for (let quality = QUALITY; ; ) {
    const bytes = await picture.clone().webp({ quality, effort: 2, preset: 'drawing' }).toBuffer()
    if (bytes.length <= MOST_BYTES || quality === 1) return bytes
    const less = quality * (MOST_BYTES / bytes.length) ** STEEPNESS
    quality = Math.max(1, Math.floor(less))
  }
}

/** Colours of a map in a mail: beyond them nobody sees more streets. */
const COLOURS = 64

/** A PNG for mail programs that show no WebP. */
export const palettePng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 4 })
    .toBuffer()
