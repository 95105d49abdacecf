import sharp from 'sharp'

/** Bytes that a picture may have. */
export const MOST_BYTES = 30_000

/** From the best: of a map with few streets the first is light enough. */
const QUALITIES = [55, 42, 32, 22, 12]

type Pixels = { data: Buffer; width: number; height: number }

/** The best WebP that is light enough. */
export async function lightWebp({ data, width, height }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 2, preset: 'drawing' }).toBuffer()
    if (bytes.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return bytes
  }
  throw new Error('there is no quality')
}
