import { useQuery } from '@tanstack/react-query'
import panel from '../../../components/panel.module.css'
import { ViewsPlot } from '../../../components/views-plot/views-plot.tsx'
import type { Site } from '../../listings/site.ts'
import { type EditedRoom, numberOf } from '../edited-room.ts'
import { viewsQuery } from '../listing.queries.ts'

type Props = { site: Site; room: EditedRoom }

/** How often the page of this home was opened, and how many have asked about it. */
export function RoomViews({ site, room }: Props) {
  const { data: days } = useQuery(viewsQuery(site, numberOf(room)))
  if (!days) return null
  return (
    <section aria-labelledby="views" className={panel.panel}>
      <header className={panel.head}>
        <h2 id="views">閲覧とお問い合わせ</h2>
        <span>{days.length}日間</span>
      </header>
      <ViewsPlot days={days} />
    </section>
  )
}
