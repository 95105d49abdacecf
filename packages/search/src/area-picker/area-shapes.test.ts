import { expect, test } from '@jest/globals'
import { AREA_SHAPES, type AreaShape } from './area-shapes.ts'

/** px of the frame: a character of a name is 12, a price (2,480万) at most 46 wide. */
const nameBox = ({ x, y, label }: AreaShape) => ({
  ...{ left: x - label.length * 6, right: x + label.length * 6, top: y - 11, bottom: y + 3 },
})
const priceBox = ({ x, y }: AreaShape) => ({
  ...{ left: x - 23, right: x + 23, top: y + 4, bottom: y + 18 },
})

test('no name and no price of a municipality lies on another', () => {
  const boxes = AREA_SHAPES.flatMap((shape) => [
    { of: shape.label, ...nameBox(shape) },
    { of: `the price of ${shape.label}`, ...priceBox(shape) },
  ])
  const met = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.of} and ${b.of}`),
  )
  expect(met).toEqual([])
})
