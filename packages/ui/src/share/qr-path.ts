import { encode } from 'uqr'

/** White margin that readers need around the code, in modules. */
const QUIET = 4

/** The dark modules of a QR code as one SVG path in a square of `size`. Loaded on demand: 3 KB. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
