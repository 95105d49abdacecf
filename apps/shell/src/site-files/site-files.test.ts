import { expect, test } from '@jest/globals'
import { fixedPathsOf } from '../render/answers.ts'
import { renewed } from './renewed.ts'

test('a route table has the addresses that need no parameter', () => {
  const routes = [
    {
      path: 'baibai',
      children: [
        { index: true as const },
        { path: 'search/:term1?/:term2?' },
        { path: 'news/:id' },
        { path: 'news' },
        { path: '*' },
      ],
    },
  ]
  expect(fixedPathsOf(routes)).toEqual(['/baibai', '/baibai/search', '/baibai/news'])
  expect(fixedPathsOf([{ children: [{ index: true }] }])).toEqual(['/'])
})

test('what is old is shown while it is renewed, and a failure keeps it', async () => {
  let made = 0
  const get = renewed(1, async () => {
    made += 1
    if (made === 2) throw new Error('down')
    return made
  })
  const shown = []
  while (made < 3) {
    shown.push(await get())
    await new Promise(setImmediate)
  }
  expect(new Set(shown)).toEqual(new Set([1]))
  expect(await get()).toBe(3)
})
