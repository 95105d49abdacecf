import { placeByCode } from '@sumai/domain/places/find-place'
import { AREA_ROWS } from './area-rows.ts'

/** A municipality on the map; `x` and `y` are the middle of its name, in px of the frame. */
export type AreaShape = {
  code: string
  x: number
  y: number
  label: string
  /** 筑紫野市, 福岡市東区 */
  name: string
  slug: string
  path: string
}

export const AREA_SHAPES: readonly AreaShape[] = AREA_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [code = '', x, y, label = '', ...path] = row.split(' ')
    const { name = '', slug = '' } = placeByCode('city_code', code) ?? {}
    return { code, x: Number(x), y: Number(y), label, name, slug, path: path.join(' ') }
  })

/** Where these municipalities lie together, in px of the frame. */
export function middleOf(codes: readonly string[]) {
  const shapes = AREA_SHAPES.filter(({ code }) => codes.includes(code))
  const mean = (axis: 'x' | 'y') =>
    shapes.reduce((sum, shape) => sum + shape[axis], 0) / Math.max(1, shapes.length)
  return { x: mean('x'), y: mean('y') }
}
