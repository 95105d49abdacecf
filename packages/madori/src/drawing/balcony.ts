import { balconyDepth, hasBalcony } from '../frame.ts'
import type { Layout } from '../layout/layout.ts'
import type { Program } from '../program.ts'
import { cm, text } from './svg.ts'

type Balcony = { storey: 1 | 2; h: number; drawn: string }

/**
 * Along the sunny side, as wide as the home unless it is small; a house has it above. Its name runs
 * along it, with letters of that height (cm; 0 for none).
 */
export function balconyOf({ outlines }: Layout, program: Program, letter = 0): Balcony | null {
  const { balconyMen, storeys } = program
  const outline = outlines[storeys - 1]
  if (!balconyMen || !outline || !hasBalcony(program)) return null
  const h = balconyDepth(balconyMen, outline.w)
  const w = Math.min(outline.w, balconyMen / h)
  const [left, top, width, height] = [cm((outline.w - w) / 2), cm(outline.h), cm(w), cm(h)]
  const rect = (attributes: string) =>
    `<rect ${attributes} x="${left}" y="${top}" width="${width}" height="${height}"/>`
  const middle = outline.h + h / 2 + letter * 0.0036
  const name = letter > 0 ? text(outline.w / 2, middle, letter, 'バルコニー', 's') : ''
  return { storey: storeys, h, drawn: rect('class="b"') + rect('fill="url(#h)"') + name }
}
