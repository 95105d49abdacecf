import { CREDIT_PAGE } from '@sumai/basemap/credit'
import type { LatLng } from '@sumai/domain/listing/distance'
import { MapFigure } from '@sumai/map/map-figure'
import { isPlainClick, Link } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { RoomSection } from '../room/room-section.tsx'
import { type Goal, GoalContext } from './goal.ts'
import { type Look, NearbyList } from './nearby-list.tsx'
import { missingOn } from './picture-spots.ts'
import styles from './surroundings.module.css'
import { AROUND, type Neighbourhood } from './surroundings-data.ts'
import { SurroundingsPicture } from './surroundings-picture.tsx'

type Props = {
  /** Of the home. */
  name: string
  /** Whether it is let or sold: the picture has the colours of its site. */
  mark?: 'home' | 'sale'
  home: LatLng & { latlngPrecision: 'exact' | 'town' }
  near: Neighbourhood
  /** Prices of land near it, with a mark on the map that can be moved. */
  landPrices?: readonly (LatLng & { yenPerM2: number })[]
  /** Classes of a page that has room for the places beside the map. */
  look?: Look
  /** More about the neighbourhood, below the places. */
  children?: ReactNode
}

/** Where a home lies and what is near it: a picture, a list, and a map after a press. */
export function Surroundings(props: Props) {
  const { name, mark = 'home', home, near, landPrices = [], look, children } = props
  const [goal, setGoal] = useState<Goal | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const label = `${name}の周辺の地図`
  const { lat, lng } = home
  const centre = { lat, lng }
  const goals = useMemo(() => ({ goal, setGoal }), [goal])
  const { places, around } = near
  const { wide, small, pressOn } = around

  function show(event: MouseEvent, next: Goal) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setGoal(next)
    frame.current?.scrollIntoView({ block: 'nearest' })
    frame.current?.querySelector('canvas')?.focus({ preventScroll: true })
  }

  return (
    <RoomSection heading="まわりの環境">
      <div ref={frame} id={AROUND.slice(1)} className={classNames(styles.box, look?.box)}>
        <GoalContext value={goals}>
          <MapFigure
            alt={label}
            centre={centre}
            zoom={wide.zoom}
            smallZoom={small.zoom}
            pressOn={pressOn}
            mark={mark}
            isAsked={goal !== null}
            live={async () => {
              const { liveSurroundings } = await import(
                /* webpackChunkName: "live-map" */ './live-surroundings.tsx'
              )
              return liveSurroundings({ label, home: centre, around, places, landPrices })
            }}
          >
            <SurroundingsPicture near={near} />
          </MapFigure>
        </GoalContext>
        <NearbyList {...{ near, look }} onShow={show} />
        <p className={styles.foot}>
          {[
            '円は徒歩5分・10分の目安です。徒歩は道のり80mで1分です。物件の位置は',
            home.latlngPrecision === 'town' ? '町の中心です。' : 'おおよその場所です。',
            places.some(({ no }) => no !== null && missingOn(around, no)) &&
              '白抜きの番号は、図の外か印の重なる所です。',
          ]
            .filter(Boolean)
            .join('')}
          <Link to={CREDIT_PAGE}>地図と施設の出典</Link>
        </p>
        {children}
      </div>
    </RoomSection>
  )
}
