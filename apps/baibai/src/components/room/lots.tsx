import { formatSqm } from '@sumai/format/area'
import { formatKakaku } from '@sumai/format/money'
import { DataTable } from '@sumai/listings/data-table'
import { RoomSection } from '@sumai/listings/room-section'
import { Badge } from '@sumai/ui/badge'
import { Picture } from '@sumai/ui/picture'
import { LOT_TONES } from '../lot-tones.ts'
import css from './lots.module.css'
import { lotId, PlotMap } from './plot-map.tsx'
import type { Room } from './room-data.ts'

type Props = {
  site: NonNullable<Room['bunjo']>
  /** At the first lot. */
  roads: Room['setsudo']
}

/** The lots of a site of new houses: prices, areas, and which are still on offer. */
export function Lots({ site, roads }: Props) {
  const { kukakuSu, hanbaiKukaku, planImage, kukaku } = site
  return (
    <RoomSection heading={`区画一覧（全${kukakuSu}区画・今回販売${hanbaiKukaku}区画）`}>
      <div className={css.lots}>
        {planImage === null ? (
          <PlotMap lots={kukaku} roads={roads} />
        ) : (
          <div className={css.plan}>
            <Picture
              photo={{ url: planImage, width: 960, height: 640 }}
              alt="区画図"
              ratio="3:2"
              sizes="(min-width: 1024px) 808px, 100vw"
              contain
            />
          </div>
        )}
        <DataTable
          label="区画一覧"
          columns={[
            { label: '区画' },
            { label: '価格', isNumber: true },
            { label: '土地面積', isNumber: true },
            { label: '建物面積', isNumber: true },
            { label: '間取り' },
            { label: '状況' },
          ]}
          rows={kukaku.map((lot) => ({
            key: lot.no,
            id: lotId(lot),
            cells: [
              lot.no,
              formatKakaku(lot.kakaku),
              formatSqm(lot.tochiMen),
              formatSqm(lot.tatemonoMen),
              lot.madori,
              <Badge key="status" tone={LOT_TONES[lot.status]}>
                {lot.status}
              </Badge>,
            ],
          }))}
        />
      </div>
    </RoomSection>
  )
}
