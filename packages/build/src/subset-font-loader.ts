import type { LoaderContext } from '@rspack/core'
import subsetFont from 'subset-font'

/**
 * The characters of prices, areas, counts, layouts (2LDK) and receipt numbers. `unicode-range` in
 * packages/ui/src/fonts/fonts.css names the same.
 */
const FIGURES = ' #%()+,-./0123456789:DKLRSm~–'

/** The weights in use; a variable font has them all. */
const WEIGHTS = { min: 400, max: 700 }

/** Keeps only the characters and weights of a font that the site uses: 5 KB instead of 20. */
export default function subsetFontLoader(this: LoaderContext, font: Buffer) {
  const done = this.async()
  subsetFont(font, FIGURES, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }).then(
    (subset) => done(null, subset),
    done,
  )
}

export const raw = true
