import { isDrawnPlot, planLook, plotCard } from '@sumai/format/pictures'
import { unbroken } from '@sumai/format/unbroken'
import { Link } from '@sumai/platform'
import { COMPARE_MAX, useFavourites, useSharedState } from '@sumai/shared-state'
import { breakable } from '@sumai/ui/breakable'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Checkbox } from '@sumai/ui/checkbox'
import { classNames } from '@sumai/ui/class-names'
import { CheckIcon, PlusIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Scroller } from '@sumai/ui/scroller'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { Fragment, useState } from 'react'
import { distinctLeads } from '../listing/distinct-leads.ts'
import { type CompareCell, compareRows } from './compare.ts'
import more from './compare-more.module.css'
import { CompareNames } from './compare-names.tsx'
import { ComparePhoto } from './compare-photo.tsx'
import { ComparePrice } from './compare-price.tsx'
import styles from './compare-table.module.css'
import { HAS } from './facility-facts.ts'
import type { SavedRoom, SavedSite } from './saved-site.ts'

const PLAN = '間取り図'
const PLOT = '区画図'

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  rooms: readonly Room[]
  commute: readonly string[]
}

/**
 * Listings side by side; marks the best value of each row and rows that differ. Their names are a
 * line of its own, because nothing sticks to the top of the page from inside what scrolls sideways.
 */
export function CompareTable<Room extends SavedRoom>({ saved, rooms, commute }: Props<Room>) {
  const { site, nameOf, paths } = saved
  const { toggleCompare } = useSharedState()
  const hasMore = useFavourites(site).some(
    ({ bukkenNo }) => !rooms.some((room) => room.bukkenNo === bukkenNo),
  )
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [withRare, setWithRare] = useState(false)
  const rows = compareRows(rooms, saved.factsOf(commute)).filter(
    ({ differs }) => differs || !onlyDifferent,
  )
  const leads = distinctLeads(rooms.map(outsideFirst)).map(({ photos: [lead] }) => lead)
  const prices = rows.find(({ isPrice }) => isPrice)?.cells
  const plans = rooms.map((room) => {
    const plan = room.photos.find(({ type }) => type === 'madori')
    if (plan) return { photo: { ...plan, url: planLook(plan.url, 'card') }, word: PLAN }
    const plot = room.photos.find(({ url }) => isDrawnPlot(url))
    return plot && { photo: plotCard(plot), word: PLOT }
  })
  const planWords = [PLAN, PLOT].filter((word) => plans.some((plan) => plan?.word === word))
  const hasPlans = plans.some(Boolean)
  const isFull = rooms.length === COMPARE_MAX
  const rareCount = rows.filter(({ isRare }) => isRare).length
  const isRarePart = (of: string) => rows.every(({ part, isRare }) => part !== of || isRare)
  const begins = rows.map(({ part }, line) => line > 0 && part !== rows[line - 1]?.part)
  return (
    <div
      className={classNames(styles.compare, withRare && styles.whole)}
      data-columns={rooms.length + Number(!isFull)}
    >
      <Checkbox
        label="違いのある項目だけ表示"
        checked={onlyDifferent}
        onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
      />
      {rareCount > 0 && (
        <div className={styles.fold}>
          <Checkbox
            label={`1件だけにある項目も表示（${rareCount}）`}
            checked={withRare}
            onChange={(event) => setWithRare(event.currentTarget.checked)}
          />
        </div>
      )}
      <CompareNames
        {...{ saved, rooms, prices }}
        onScroll={({ currentTarget: it }) => follow(it, it.nextElementSibling)}
      />
      <Scroller
        label="物件の比較"
        onScroll={({ currentTarget: it }) => follow(it, it.previousElementSibling)}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>項目</VisuallyHidden>
              </th>
              {rooms.map((room, index) => (
                <th key={room.bukkenNo} scope="col">
                  <span className={styles.named}>{nameOf(room)}</span>
                  <ComparePhoto
                    photo={leads[index]}
                    listing={{ site, bukkenNo: room.bukkenNo }}
                    name={nameOf(room)}
                  />
                </th>
              ))}
              {!isFull && (
                <td className={styles.free}>
                  <More to={hasMore ? paths.favourites([], commute) : paths.search} />
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {hasPlans && (
              <tr>
                <th scope="row">{planWords.join('・')}</th>
                {plans.map((plan, index) => (
                  <td key={rooms[index]?.bukkenNo}>
                    {plan ? (
                      <Picture
                        photo={plan.photo}
                        alt={`${rooms[index] && nameOf(rooms[index])}の${plan.word}`}
                        ratio="1:1"
                        contain
                        sizes="(min-width: 1240px) 252px, 184px"
                      />
                    ) : (
                      '−'
                    )}
                  </td>
                ))}
              </tr>
            )}
            {rows.map(({ label, part, cells, differs, isRare, isPrice }, line) => (
              <Fragment key={label}>
                {begins[line] && (
                  <tr className={classNames(styles.part, isRarePart(part) && styles.rare)}>
                    <th scope="rowgroup" colSpan={rooms.length + 1}>
                      {part}
                    </th>
                  </tr>
                )}
                <tr
                  className={classNames(
                    isPrice && styles.price,
                    !differs && styles.same,
                    isRare && styles.rare,
                  )}
                >
                  <th scope="row">
                    {breakable(unbroken(label))}
                    {differs && <VisuallyHidden>（違いあり）</VisuallyHidden>}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={rooms[index]?.bukkenNo}
                      className={classNames(cell.best && styles.best)}
                    >
                      <Cell {...cell} isPrice={isPrice} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <VisuallyHidden>操作</VisuallyHidden>
              </th>
              {rooms.map((room) => (
                <td key={room.bukkenNo}>
                  <div className={styles.actions}>
                    <ButtonLink
                      to={paths.room(room)}
                      variant="outline"
                      block
                      aria-label={`${nameOf(room)}の詳細を見る`}
                    >
                      詳細を見る
                    </ButtonLink>
                    <Button
                      variant="quiet"
                      block
                      aria-label={`${nameOf(room)}を比較から外す`}
                      onClick={() => toggleCompare({ site, bukkenNo: room.bukkenNo })}
                    >
                      比較から外す
                    </Button>
                  </div>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Scroller>
      <p className={styles.note}>
        色のついた欄は、その項目で条件がよいものです。お気に入りと比較はこの端末に保存されます。
      </p>
    </div>
  )
}

/** Names and table move sideways together, whichever a finger or the focus has moved. */
const follow = (moved: Element, other: Element | null) => {
  if (other) other.scrollLeft = moved.scrollLeft
}

/** Of a home that is compared one wants to see which building it is. */
const outsideFirst = <Room extends SavedRoom>(room: Room) => ({
  ...room,
  photos: room.photos.toSorted((a, b) => Number(isOutside(b)) - Number(isOutside(a))),
})

const isOutside = ({ type }: { type: string }) => type === 'gaikan'

function Cell({ text, best, isPrice }: CompareCell & { isPrice: true | undefined }) {
  if (text === '') return <span className={styles.nothing}>—</span>
  if (text === HAS) {
    return (
      <span className={styles.has}>
        <CheckIcon />
        <VisuallyHidden>{HAS}</VisuallyHidden>
      </span>
    )
  }
  return (
    <>
      {isPrice ? <ComparePrice text={text} /> : unbroken(text)}
      {best && ' '}
      {best && <small className={styles.word}>{best}</small>}
    </>
  )
}

/** The way to one more home, in the place that it would have. */
const More = ({ to }: { to: string }) => (
  <Link to={to} className={more.more}>
    <PlusIcon />
    もう1件を選ぶ
  </Link>
)
