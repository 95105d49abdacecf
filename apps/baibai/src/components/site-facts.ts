import { areaRange, layoutsOf, openLots } from '@sumai/outline/sale-areas'

type Site = Parameters<typeof layoutsOf>[0]

/** The smallest and the largest of what is on sale on a site of new houses. */
export function siteFacts(room: Site) {
  const open = openLots(room)
  const range = (areas: number[]) => areaRange(areas, null)
  return [
    { label: '土地', value: range(open.map(({ tochiMen }) => tochiMen)) },
    { label: '建物', value: range(open.map(({ tatemonoMen }) => tatemonoMen)) },
    { label: '間取り', value: layoutsOf(room).replace(/・.*・/, '〜') },
  ].filter(({ value }) => value)
}
