import type { Rect } from '../layout/slicing.ts'
import { letters } from '../letters.ts'

/** Metres as the whole centimetres of the drawing. */
export const cm = (metres: number): number => Math.round(metres * 100)

export const rectangle = ({ x, y, w, h }: Rect, attributes: string): string =>
  `<rect x="${cm(x)}" y="${cm(y)}" width="${cm(x + w) - cm(x)}" height="${cm(y + h) - cm(y)}" ${attributes}/>`

/** A line along a wall: `u` metres along it, `v` metres across it, to the right or below. */
export type OnWall = (u: number, v: number) => string

export const onWall =
  ({ isHorizontal, at }: { isHorizontal: boolean; at: number }): OnWall =>
  (u, v) =>
    isHorizontal ? `${cm(u)} ${cm(at + v)}` : `${cm(at + v)} ${cm(u)}`

export const path = (d: string, kind: string): string =>
  d ? `<path class="${kind}" d="${d}"/>` : ''

/** Words whose baseline is at a place in m, `size` (cm) high. */
export const text = (x: number, y: number, size: number, words: string, kind?: string): string =>
  letters(cm(x), cm(y), size, words, kind)
