import { formatSqm } from '@sumai/format/area'
import { formatYen } from '@sumai/format/money'
import { unbroken } from '@sumai/format/unbroken'
import { DottedFacts } from '@sumai/listings/dotted-facts'
import { FavouriteButton } from '@sumai/listings/favourite-button'
import { Price } from '@sumai/listings/price'
import { RowPlace } from '@sumai/listings/row-place'
import { Link } from '@sumai/platform'
import { Tags } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { Picture } from '@sumai/ui/picture'
import { nameInBuilding } from '../../components/room-line.ts'
import { paths } from '../../paths.ts'
import css from './building-row.module.css'
import type { FoundBuilding } from './found-buildings.ts'

type Props = {
  building: FoundBuilding
  /** Its rooms are those that fit conditions. */
  isFiltered: boolean
  /** Loads the picture at once: for the first row at the top of a page. */
  priority: boolean
}

const HEADS = ['部屋', '間取り', '面積', '敷金・礼金', '入居', '賃料']

/** A building that was found, with its rooms that fit the search. */
export function BuildingRow({ building, isFiltered, priority }: Props) {
  const { name, facts, photo, kotsu, addressDisp, roomCount, rents, tags, rooms } = building
  const to = paths.building(building)
  return (
    <article className={css.card}>
      <div className={css.side}>
        {photo && (
          <div className={css.photo}>
            <Picture
              photo={photo}
              alt={`${name}の${photo.seen}`}
              ratio="4:3"
              sizes="(min-width: 768px) 240px, 112px"
              priority={priority}
            />
            {photo.seen !== '外観' && (
              <span className={css.seen}>{photo.seen.replace(/（.*/, '')}</span>
            )}
          </div>
        )}
        <span className={css.more}>
          <ButtonLink to={to} variant="outline" block aria-label={`${name}の建物のページ`}>
            建物のページ
          </ButtonLink>
        </span>
      </div>
      <div className={css.head}>
        <h2 className={css.name}>
          <Link to={to}>{unbroken(name)}</Link>
        </h2>
        <p className={css.facts}>
          <DottedFacts facts={facts} />
        </p>
        <RowPlace kotsu={kotsu} address={addressDisp} />
        <div className={css.tags}>
          <Tags label="設備・条件" tags={tags} />
        </div>
      </div>
      <div className={css.rooms}>
        <p className={css.count}>
          <span>
            {isFiltered ? '条件に合う部屋' : '募集中の部屋'} <b>{roomCount}</b>室
          </span>
          {roomCount > 1 && <span className={css.rents}>{rents}</span>}
        </p>
        <ul className={css.table}>
          <li aria-hidden="true" className={css.heads}>
            {HEADS.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </li>
          {rooms.map((room) => (
            <li key={room.bukkenNo} className={css.room}>
              <Link to={paths.room(room)} className={css.link}>
                {nameInBuilding(room)}
              </Link>
              <span>{room.madoriLabel ?? room.bukkenTypeLabel}</span>
              <span>{formatSqm(room.senyuMen)}</span>
              <span className={css.beside}>
                <span>
                  <abbr title="敷金">敷</abbr> {room.shikikin} <abbr title="礼金">礼</abbr>{' '}
                  {room.reikin}
                </span>
                <span>{room.moveIn}</span>
              </span>
              <span className={css.rent}>
                <Price yen={room.hyYachin} of="rent" size="s" />
                <span className={css.fee}>
                  管理費 {room.kyoekihi === 0 ? 'なし' : formatYen(room.kyoekihi)}
                </span>
              </span>
              <span className={css.save}>
                <FavouriteButton
                  listing={{ site: 'chintai', bukkenNo: room.bukkenNo }}
                  name={`${name} ${nameInBuilding(room)}`}
                />
              </span>
            </li>
          ))}
        </ul>
        {roomCount > rooms.length && (
          <p className={css.rest}>
            <Link to={to}>ほか{roomCount - rooms.length}室を見る</Link>
          </p>
        )}
      </div>
    </article>
  )
}
