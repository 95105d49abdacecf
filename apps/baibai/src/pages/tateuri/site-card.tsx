import { formatMonth } from '@sumai/format/dates'
import { wholeAddress } from '@sumai/format/whole-address'
import { FactList } from '@sumai/listings/fact-list'
import { FavouriteButton } from '@sumai/listings/favourite-button'
import { Price } from '@sumai/listings/price'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import { PinIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Tile } from '@sumai/ui/tile'
import { LOT_TONES } from '../../components/lot-tones.ts'
import css from './site-card.module.css'
import type { Site } from './site-line.ts'

type Props = {
  site: Site
  /** Of its pin on the map above. */
  number?: number | undefined
}

/** A site of new houses: its price range, what is built, and how many lots are left. */
export function SiteCard({ site, number }: Props) {
  const { name, kakaku, kakakuTo, isBuilt, kanseiYm } = site
  return (
    <Tile>
      <div id={siteId(site)} className={css.card}>
        <div className={css.photo}>
          {site.photo && (
            <Picture
              photo={site.photo}
              alt={`${name}の写真`}
              ratio="3:2"
              sizes="(min-width: 1024px) 380px, (min-width: 600px) 48vw, 100vw"
            />
          )}
          {number !== undefined && (
            <span aria-hidden="true" className={css.number}>
              {number}
            </span>
          )}
          {kanseiYm !== null && <span className={css.planned}>完成イメージ</span>}
        </div>
        <div className={css.favourite}>
          <FavouriteButton listing={{ site: 'baibai', bukkenNo: site.bukkenNo }} name={name} />
        </div>
        <div className={css.words}>
          <h2 className={css.name}>
            <CoverLink to={site.to}>{name}</CoverLink>
          </h2>
          <p className={css.price}>
            <Price yen={kakaku} of="sale" size="s" />
            {kakakuTo !== null && kakakuTo > kakaku && (
              <>
                〜<Price yen={kakakuTo} of="sale" size="s" />
              </>
            )}
          </p>
          <ul aria-label={`全${site.lots}区画の状況`} className={css.states}>
            {site.states.map(({ state, count }) => (
              <li key={state}>
                <Badge tone={LOT_TONES[state]}>
                  {state} {count}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.more}>
          <FactList facts={site.facts} />
          <p className={css.place}>
            <PinIcon size="s" />
            <span>
              {wholeAddress(site.address)}
              <br />
              {site.access}
            </span>
          </p>
          <p className={css.note}>
            全{site.lots}区画
            {isBuilt && '／完成済み'}
            {kanseiYm !== null && `／${formatMonth(kanseiYm)}完成予定`}
          </p>
        </div>
      </div>
    </Tile>
  )
}

export const siteId = ({ bukkenNo }: Site): string => `site-${bukkenNo}`
