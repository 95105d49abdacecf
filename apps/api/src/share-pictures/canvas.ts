import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'

/** px; what messengers and networks show whole (Open Graph). */
export const SIZE = { width: 1200, height: 630 }

/** Bytes that a picture may have: some messengers show no larger one. */
const MOST_BYTES = 100_000
const QUALITIES = [84, 76, 68, 60, 50, 40]

/** A JPEG, because not every messenger shows WebP. */
export async function asJpeg(
  paint: (context: SKRSContext2D) => void | Promise<void>,
): Promise<Buffer> {
  const { width, height } = SIZE
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.lang = 'ja'
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, width, height)
  await paint(context)
  const picture = sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha()
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}
