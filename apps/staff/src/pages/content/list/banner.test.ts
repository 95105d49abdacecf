import { expect, test } from '@jest/globals'
import { type Banner, inOrder } from './banner.ts'

const ids = (banners: readonly Banner[]) => banners.map(({ bannerId }) => bannerId)

test('sorts the banners of one place among those of the others', () => {
  const banners = [1, 5, 2, 6, 3].map((bannerId) => ({ bannerId }) as Banner)
  expect(ids(inOrder(banners, [3, 1, 2]))).toEqual([3, 5, 1, 6, 2])
})
