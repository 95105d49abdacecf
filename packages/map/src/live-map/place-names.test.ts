import { expect, test } from '@jest/globals'
import { hideCut, sidesOf } from './place-names.ts'

const dot = (x: number, y: number) => ({ left: x - 13, top: y - 13, right: x + 13, bottom: y + 13 })
const name = { width: 80, height: 22 }

test('a name stands at the right of its dot, and elsewhere where that is taken', () => {
  expect(sidesOf([dot(100, 100)], [name])).toEqual(['right'])
  expect(sidesOf([dot(100, 100), dot(140, 100)], [name, name])).toEqual(['left', 'right'])
  const beside = [dot(100, 100), dot(140, 100), dot(60, 100)]
  expect(sidesOf(beside, [name, name, name])).toEqual(['below', 'right', 'left'])
})

test('a name without room is none', () => {
  const around = [100, 130, 160].flatMap((x) => [100, 130, 160].map((y) => dot(x, y)))
  const sides = sidesOf(
    around,
    around.map(() => name),
  )
  expect(sides[4]).toBeNull()
  expect(sides[7]).toBe('right')
})

test('no name lies on a control of the map', () => {
  const control = { left: 110, top: 80, right: 200, bottom: 120 }
  expect(sidesOf([dot(100, 100)], [name], { obstacles: [control] })).not.toContain('right')
})

test('no edge of the map cuts a name', () => {
  const room = { left: 0, top: 0, right: 190, bottom: 400 }
  expect(sidesOf([dot(100, 100)], [name], { room })).toEqual(['left'])
  expect(sidesOf([dot(20, 380)], [name], { room })).toEqual(['right'])
  const narrow = { ...room, right: 110 }
  expect(sidesOf([dot(20, 200)], [name], { room: narrow })).toEqual([null])
})

test('a dot that the edge of the map cuts is hidden until it is whole', () => {
  const pin = { style: { visibility: '' } } as HTMLElement
  const room = { left: 0, top: 0, right: 200, bottom: 200 }
  hideCut([{ pin, box: dot(100, 5) }], room)
  expect(pin.style.visibility).toBe('hidden')
  hideCut([{ pin, box: dot(100, 15) }], room)
  expect(pin.style.visibility).toBe('')
  hideCut([{ pin, box: dot(100, 15) }], room, [{ left: 0, top: 20, right: 200, bottom: 80 }])
  expect(pin.style.visibility).toBe('hidden')
})
