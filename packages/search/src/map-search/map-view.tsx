import type { ComponentProps, ComponentType } from 'react'
import type { FilterGroup } from '../filter/filter.ts'
import type { MapData } from './map-data.ts'
import { MapSearch } from './map-search.tsx'

type Search = ComponentProps<typeof MapSearch>
type Results = Omit<Search['data'], 'map'> & { map: MapData | null }

type Options<Data extends Results> = Pick<
  Search,
  'site' | 'of' | 'action' | 'hrefOf' | 'suggestAt' | 'mapAt' | 'hasLandPrices' | 'orders'
> & {
  groupsOf: (data: Data) => readonly FilterGroup[]
  /** A home as a row. */
  Card: ComponentType<{
    room: Data['rooms'][number]
    to: string
    now: string
    isChosen: boolean
  }>
  addressOf: (room: Data['rooms'][number]) => string
  /** In place of results. */
  Nothing: ComponentType<{ data: Data }>
}

/** The results of a search on a map, as a view of their page. */
export function mapView<Data extends Results>(options: Options<Data>) {
  const { groupsOf, Card, addressOf, Nothing, ...search } = options
  const cardsOf = (
    { rooms, renderedAt }: Pick<Data, 'rooms' | 'renderedAt'>,
    { isChosen = false } = {},
  ) =>
    rooms.map((room) => (
      <Card key={room.bukkenNo} {...{ room, isChosen }} to={addressOf(room)} now={renderedAt} />
    ))
  return function OnMap({ data }: { data: Data }) {
    const { map } = data
    if (!map) return null
    return (
      <MapSearch
        {...search}
        data={{ ...data, map }}
        groups={groupsOf(data)}
        cardsOf={cardsOf}
        nothing={<Nothing data={data} />}
      />
    )
  }
}
