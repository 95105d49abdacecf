import { loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { BRAND_FILES } from '@sumai/ui/brand-files'

/** Width by height of the mark, and of the name. */
const LEAF = 64 / 66
const WORDMARK = 3300 / 480

/** Paints the mark and the name of the agency, `height` high; its width is about eight times that. */
export async function paintBrand(
  context: SKRSContext2D,
  { x, y, height }: { x: number; y: number; height: number },
): Promise<void> {
  const [leaf, wordmark] = await Promise.all([
    loadImage(BRAND_FILES.leaf),
    loadImage(BRAND_FILES.wordmark),
  ])
  context.drawImage(leaf, x, y, height * LEAF, height)
  const name = height * 0.62
  context.drawImage(wordmark, x + height * 1.16, y + height * 0.2, name * WORDMARK, name)
}
