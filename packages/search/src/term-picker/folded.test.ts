import { expect, test } from '@jest/globals'
import { folded } from './folded.ts'

const option = (label: string, count: number, checked = false) => ({
  name: 'kozo[]',
  value: label,
  label,
  count,
  checked,
})
const group = (options: ReturnType<typeof option>[]) =>
  ({ kind: 'checks', legend: '構造', options }) as const
const labels = (options: readonly { label: string }[] = []) => options.map(({ label }) => label)

test('in a long group, what gives nothing opens on demand, unless it is ticked', () => {
  const empty = Array.from({ length: 8 }, (_, index) => option(`${index}`, 0))
  const { options, more } = folded(
    group([option('木造', 8), ...empty, option('鉄骨造', 3), option('不明', 0, true)]),
  )
  expect(labels(options)).toEqual(['木造', '鉄骨造', '不明'])
  expect(more?.label).toBe('もっと見る')
  expect(more?.groups[0]?.options).toEqual(empty)
})

test('nine are in view; what opened on demand before follows the rest', () => {
  const many = Array.from({ length: 12 }, (_, index) => option(`${index}`, 1, index === 11))
  const rest = { legend: '構造', options: [option('鉄骨造', 3)] }
  const { options, more } = folded({
    ...group(many),
    more: { label: '設備をもっと見る', groups: [rest] },
  })
  expect(labels(options)).toEqual([...many.slice(0, 9), many[11]].map((one) => one?.label))
  expect(more?.label).toBe('設備をもっと見る')
  expect(more?.groups).toEqual([{ legend: 'そのほか', options: many.slice(9, 11) }, rest])
})

test('few options stay as they are', () => {
  expect(labels(folded(group([option('木造', 8), option('不明', 0)])).options)).toEqual([
    '木造',
    '不明',
  ])
})
