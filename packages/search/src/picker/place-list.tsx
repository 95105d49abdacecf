import { Link } from '@sumai/platform'
import { Checkbox } from '@sumai/ui/checkbox'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { type ReactNode, useState } from 'react'
import { SmallUnits } from '../small-units.tsx'
import styles from './place-list.module.css'
import { arePriced, NOTHING, type PickerWords, type Stat } from './source.ts'

/** Places that lie together, under one heading. */
type PlaceGroup = { name: string; places: readonly Place[] }

type Place = {
  code: string
  label: string
  note?: string
  /** Where there are homes, as here there are none. */
  instead?: { label: string; to: string }
}

type Props = {
  groups: readonly PlaceGroup[]
  /** So many of each group are seen at once. */
  first?: number
  /** The field of the form: city_code[] */
  field: string
  /** What is counted in the heading of a group: 市区町村, 校 */
  unit: string
  places: Readonly<Record<string, Stat>>
  isOn: (code: string) => boolean
  onChange: () => void
  /** This page with all places of a group. */
  withAll: (codes: readonly string[]) => string
  /** Groups with one of these are open at first. */
  open: readonly string[]
  /** 部屋, 物件 */
  listing: string
  words: PickerWords
}

/** Places as checkboxes, group by group, with what each has and costs. */
export function PlaceList(props: Props) {
  const { groups, field, unit, places, isOn, onChange, withAll, open } = props
  const { listing, words, first = Number.POSITIVE_INFINITY } = props
  const codes = groups.flatMap((group) => group.places.map(({ code }) => code))
  const hasPrices = arePriced(codes, places)
  const row = ({ code, label, note, instead }: Place) => {
    const [count, median] = places[code] ?? NOTHING
    return (
      <div key={code} className={styles.row}>
        <Checkbox
          name={field}
          value={code}
          label={
            note ? (
              <>
                {label} <br />
                <small>{note}</small>
              </>
            ) : (
              label
            )
          }
          count={count}
          checked={isOn(code)}
          disabled={count === 0 && !isOn(code)}
          onChange={onChange}
        />
        {instead ? (
          <Link to={instead.to}>{instead.label}</Link>
        ) : (
          hasPrices && (
            <span className={styles.price}>
              {median === null ? (
                <span className={styles.none}>—</span>
              ) : (
                <SmallUnits text={`${words.short(median)}円`} />
              )}
            </span>
          )
        )}
      </div>
    )
  }
  return (
    <div className={styles.list}>
      <p className={styles.key} aria-hidden="true">
        <span>{listing}数</span>
        {hasPrices && <span>{words.price}の中央値</span>}
      </p>
      {groups.map(({ name, places: members }) => {
        const others = members.slice(first)
        return (
          <details key={name} open={members.some(({ code }) => open.includes(code))}>
            <summary className={styles.name}>
              <b>{name}</b> {members.length}
              {unit}
              <ChevronDownIcon size="s" />
            </summary>
            <fieldset aria-label={name}>
              {members.slice(0, first).map(row)}
              {others.length > 0 && (
                <More
                  label={`ほかの${others.length}${unit}を見る`}
                  isOpen={others.some(({ code }) => isOn(code))}
                >
                  {others.map(row)}
                </More>
              )}
              <Link
                to={withAll(members.map(({ code }) => code))}
                replace
                preventScrollReset
                className={styles.all}
              >
                {name}をすべて選ぶ
              </Link>
            </fieldset>
          </details>
        )
      })}
    </div>
  )
}

type MoreProps = { label: string; isOpen: boolean; children: ReactNode }

/** What is folded at first, and stays open once it is. */
function More({ label, isOpen, children }: MoreProps) {
  const [wasOpen] = useState(isOpen)
  return (
    <details open={wasOpen}>
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  )
}
