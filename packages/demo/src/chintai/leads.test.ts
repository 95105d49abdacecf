import { expect, test } from '@jest/globals'
import { cameraOf } from '../pictures/cameras.ts'
import type { RoomRow } from '../rows.ts'
import { lets } from '../testing/demo-homes.ts'

const PAGE = 20
/** Cards of a row. */
const ROW = 4

const rooms = lets
  .flatMap((building) => building.rooms)
  .filter(({ boshuStatus }) => ['public', 'applied'].includes(boshuStatus))
  .toSorted(
    (a, b) => b.koukaiDate.localeCompare(a.koukaiDate) || a.bukkenNo.localeCompare(b.bukkenNo),
  )

const cameraThatLeads = ({ photos }: RoomRow) => {
  const lead = photos.find(({ type }) => type === 'living' || type === 'room')
  return lead && cameraOf(lead.url)
}

/** One room of each building, the newest first. */
const newest = rooms.filter(
  (room, index) =>
    cameraThatLeads(room) && rooms.findIndex(({ tmNo }) => tmNo === room.tmNo) === index,
)

/** How many cards show what another one of the same row does, in other colours or mirrored. */
const twinsIn = (list: readonly RoomRow[]) => {
  const rows = Array.from({ length: Math.ceil(list.length / ROW) }, (_, row) =>
    list.slice(row * ROW, (row + 1) * ROW).map(cameraThatLeads),
  )
  return rows.reduce((sum, row) => sum + row.length - new Set(row).size, 0)
}

test('on pages of twenty new rooms few rows have twins, and never all of a page', () => {
  expect(newest.length).toBeGreaterThan(600)
  const pages = Array.from({ length: 20 }, (_, page) =>
    twinsIn(newest.slice(page * PAGE, (page + 1) * PAGE)),
  )
  expect(Math.max(...pages)).toBeLessThan(PAGE / ROW)
  expect(pages.reduce((sum, twins) => sum + twins, 0) / (20 * PAGE)).toBeLessThan(0.05)
})

test('hardly any row of a shop shows twins', () => {
  const groups = [...Map.groupBy(newest, ({ tenpoNo }) => tenpoNo).values()].map((list) =>
    list.slice(0, 2 * ROW),
  )
  const shown = groups.flat().length
  expect(shown).toBeGreaterThan(150)
  const twins = groups.reduce((sum, list) => sum + twinsIn(list), 0)
  expect(twins / shown).toBeLessThan(0.06)
})
