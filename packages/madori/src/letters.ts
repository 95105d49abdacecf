/**
 * The one size of letters, in units of a drawing: all others are scaled. Of every size and weight a
 * browser makes a font of its own, for which it looks up the Japanese letters anew.
 */
export const LETTER = 30

/** The font of a drawing, by the names that pages use; its words are laid out once for all scales. */
export const LETTERS = `font:700 ${LETTER}px "Noto Sans JP","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",Meiryo,sans-serif;text-rendering:geometricPrecision;text-anchor:middle`

/** Words whose baseline is at `x` and `y`; `s` is the kind for what is said aside. */
export const letters = (x: number, y: number, size: number, words: string, kind?: string): string =>
  `<text${kind ? ` class="${kind}"` : ''} transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round((size / LETTER) * 100) / 100})">${words}</text>`
