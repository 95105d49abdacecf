import { formatJo, formatSqm } from '@sumai/format/area'

type RoomSize = {
  name: string
  /** 帖 */
  jo: number
  /** m² */
  men: number | null
}

type Plan = {
  madoriShosai: readonly RoomSize[] | null
  madoriLabel: string | null
  /** m²: of the building for a house, inside the walls for a flat. */
  senyuMen: number | null
  tatemonoMen?: number | null
  balconyMen: number | null
  mukiLabel: string | null
}

/** The floor plan in words, for people who cannot see it: every room with its size. */
export function planFacts(room: Plan) {
  return [
    ...roomSizes(room.madoriShosai ?? []),
    { label: '間取り', value: room.madoriLabel },
    { label: '専有面積', value: sqm(room.senyuMen) },
    { label: '建物面積', value: room.senyuMen === null ? sqm(room.tatemonoMen ?? null) : null },
    { label: 'バルコニー', value: sqm(room.balconyMen) },
    { label: '方位', value: room.mukiLabel },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

const sqm = (men: number | null) => (men === null ? null : formatSqm(men))

/** Numbers rooms of the same kind. */
function roomSizes(rooms: readonly RoomSize[]) {
  const all = rooms.map(({ name }) => name)
  return rooms.map(({ name, jo, men }, index) => {
    const number = all.slice(0, index + 1).filter((other) => other === name).length
    const label = all.indexOf(name) === all.lastIndexOf(name) ? name : `${name}${number}`
    return { label, value: men === null ? formatJo(jo) : `${formatJo(jo)}（${formatSqm(men)}）` }
  })
}
