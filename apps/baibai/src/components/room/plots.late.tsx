import { RoomSection } from '@sumai/listings/room-section'
import { Picture } from '@sumai/ui/picture'
import { plotFacts } from './plot-facts.ts'
import css from './plots.module.css'
import { plotsOf } from './plots-of.ts'
import type { Room } from './room-data.ts'

export { Lots } from './lots.tsx'

type Props = { room: Room }

/** What is drawn of a plot, uncut: its outline with the road, how large a house may be; its numbers. */
export const Plots = ({ room }: Props) => (
  <div id="plots">
    <RoomSection heading="区画と建てられる大きさ">
      <div className={css.box}>
        <div className={css.plots}>
          {plotsOf(room).map((photo) => (
            <div key={photo.url} className={css.plot}>
              <Picture photo={photo} alt={photo.caption} sizes="(min-width: 768px) 376px, 100vw" />
            </div>
          ))}
        </div>
        <dl className={css.facts}>
          {plotFacts(room).map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </RoomSection>
  </div>
)
