import { balconyDepth, hasBalcony } from '../frame.ts'
import type { Layout } from '../layout/layout.ts'
import type { Program } from '../program.ts'
import { cm } from './svg.ts'

type Balcony = { storey: 1 | 2; h: number; drawn: string }

/** Along the sunny side, as wide as the home unless it is small; a house has it above. */
export function balconyOf({ outlines }: Layout, program: Program): Balcony | null {
  const { balconyMen, storeys } = program
  const outline = outlines[storeys - 1]
  if (!balconyMen || !outline || !hasBalcony(program)) return null
  const h = balconyDepth(balconyMen, outline.w)
  const w = Math.min(outline.w, balconyMen / h)
  const [left, top, width, height] = [cm((outline.w - w) / 2), cm(outline.h), cm(w), cm(h)]
  const rect = (attributes: string) =>
    `<rect ${attributes} x="${left}" y="${top}" width="${width}" height="${height}"/>`
  return { storey: storeys, h, drawn: rect('class="b"') + rect('fill="url(#h)"') }
}
