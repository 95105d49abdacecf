import { expect, jest, test } from '@jest/globals'
import type { Camera } from '@sumai/map/camera'
import type { Bounds } from '@sumai/map/map-options'
import { renderHook } from '@testing-library/react'
import { coveredEdges, useFreePart } from './use-free-part.ts'
import type { MapMoves } from './use-map-moves.ts'

const ALL: Bounds = [130.2, 33, 130.8, 33.7]
const MIDDLE = { lat: 33.5, lng: 130.4 }
const PIN = { lat: 33.6, lng: 130.3 }
const PADDING = 40

/** A map whose list is raised and lowered, as `rerender` says. */
function show({ hasBounds = false, waits = false, pressed = null as typeof PIN | null }) {
  const calls = {
    cover: jest.fn<Camera['cover']>(),
    centre: jest.fn<Camera['centre']>(),
    show: jest.fn<Camera['show']>(),
  }
  const camera = { ...calls, middle: () => MIDDLE } as unknown as Camera
  const moves = { waits, isAutomatic: !waits } as MapMoves
  const { rerender } = renderHook(
    (isRaised: boolean) =>
      useFreePart({
        ...{ camera, hasBounds, moves, pressed, isRaised },
        bounds: ALL,
        padding: PADDING,
        coveredOf: () => (isRaised ? 300 : 20),
      }),
    { initialProps: false },
  )
  return { ...calls, raise: () => rerender(true), lower: () => rerender(false) }
}

test('a map is told at first what its list covers, and does not move', () => {
  const { cover, centre, show: shown } = show({})
  expect(cover).toHaveBeenCalledWith(coveredEdges(20, true))
  expect(centre).not.toHaveBeenCalled()
  expect(shown).not.toHaveBeenCalled()
})

test('all results stay in sight above a list that rises', () => {
  const { cover, show: shown, raise } = show({})
  raise()
  expect(cover).toHaveBeenLastCalledWith(coveredEdges(300, false))
  expect(shown).toHaveBeenLastCalledWith(ALL, PADDING, { glides: true })
})

test('where the visitor looks stays in the middle, and a list that sinks searches what it bares', () => {
  const { centre, raise, lower } = show({ hasBounds: true })
  raise()
  expect(centre).toHaveBeenLastCalledWith(MIDDLE, { isTold: false })
  lower()
  expect(centre).toHaveBeenLastCalledWith(MIDDLE, { isTold: true })
})

test('a map that waits for a press stays where it was moved to', () => {
  const { centre, show: shown, raise } = show({ waits: true })
  raise()
  expect(shown).not.toHaveBeenCalled()
  expect(centre).toHaveBeenLastCalledWith(MIDDLE, { isTold: false })
})

test('a chosen home comes to the middle of what is free', () => {
  const { centre, raise, lower } = show({ pressed: PIN })
  raise()
  expect(centre).toHaveBeenLastCalledWith(PIN, { isTold: false })
  lower()
  expect(centre).toHaveBeenCalledTimes(1)
})

test('above a list beside the map, or while it waits for a press, the switch keeps its room', () => {
  expect(coveredEdges(0, false).top).toBe(coveredEdges(300, true).top)
  expect(coveredEdges(300, false).top).toBeLessThan(coveredEdges(300, true).top)
})
