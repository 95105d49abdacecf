import { formatMonth } from '@sumai/format/dates'
import { formatKakakuInList } from '@sumai/format/money'
import type { LightSale } from '@sumai/listings/listing'
import { accessText } from '@sumai/outline/access'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import { PinIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Tile } from '@sumai/ui/tile'
import { paths } from '../../paths.ts'
import css from './site-card.module.css'

const STATES = ['販売中', '商談中', '成約'] as const

/** What the card of a site shows. */
export function toSite(room: LightSale) {
  const way = room.kotsu[0]
  return {
    bukkenNo: room.bukkenNo,
    to: paths.room(room),
    name: room.name,
    title: room.title,
    kakaku: room.kakaku,
    kakakuTo: room.kakakuTo,
    photo: room.photos[0] ?? null,
    address: room.addressDisp,
    access: way ? accessText(way) : '',
    kanseiYm: room.kanseiYm,
    lots: room.bunjo?.kukakuSu ?? 0,
    states: STATES.map((state) => ({
      state,
      count: room.bunjo?.kukaku.filter(({ status }) => status === state).length ?? 0,
    })),
  }
}

type Props = { site: ReturnType<typeof toSite> }

/** A site of new houses: its price range, and how many lots are left. */
export function SiteCard({ site }: Props) {
  return (
    <Tile>
      {site.photo && (
        <Picture
          photo={site.photo}
          alt={`${site.name}の写真`}
          ratio="3:2"
          sizes="(min-width: 1024px) 380px, (min-width: 600px) 48vw, 94vw"
        />
      )}
      <div className={css.words}>
        <h2 className={css.name}>
          <CoverLink to={site.to}>{site.name}</CoverLink>
        </h2>
        <p className={css.price}>
          {formatKakakuInList(site.kakaku)}
          {site.kakakuTo !== null && site.kakakuTo > site.kakaku && (
            <>〜{formatKakakuInList(site.kakakuTo)}</>
          )}
        </p>
        <ul aria-label={`全${site.lots}区画の状況`} className={css.states}>
          {site.states
            .filter(({ count }) => count > 0)
            .map(({ state, count }) => (
              <li key={state}>
                <Badge tone={state === '販売中' ? 'ok' : state === '商談中' ? 'warn' : 'plain'}>
                  {state} {count}
                </Badge>
              </li>
            ))}
        </ul>
        <p className={css.place}>
          <PinIcon size="s" />
          <span>
            {site.address}
            <br />
            {site.access}
          </span>
        </p>
        <p className={css.note}>
          全{site.lots}区画
          {site.kanseiYm !== null && `／${formatMonth(site.kanseiYm)}完成予定`}
        </p>
      </div>
    </Tile>
  )
}
