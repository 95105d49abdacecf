import { Section } from '@sumai/ui/section'
import type { Street } from './streets.ts'
import type { TownData } from './town-data.ts'
import css from './town-life.module.css'

type Props = { name: string; guide: NonNullable<TownData['guide']> }

/** Minutes to the centres, its towns, what there is; a station has its minutes beside its map. */
export const TownLife = ({ name, guide: { ofStation, commute, streets, facilities } }: Props) => (
  <>
    {!ofStation && (
      <Section heading="都心までの時間" tight>
        <Commute {...{ name, commute }} />
      </Section>
    )}
    {streets.length > 0 && (
      <Section
        heading="町ごとの様子"
        note={`${name}で部屋の多い町を、地図データから調べました。`}
        paper
        tight
      >
        <Streets streets={streets} />
      </Section>
    )}
    {facilities.length > 0 && (
      <Section heading="暮らしの施設" tight>
        <ul className={css.facilities}>
          {facilities.map(({ kind, kindLabel, count }) => (
            <li key={kind}>
              <span>{kindLabel}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
        <p className={css.note}>
          {name}
          の区域で、公開されている地図データに載っている数です。新しい施設は含まれないことがあります。
        </p>
      </Section>
    )}
  </>
)

/** Minutes to 天神 and 博多. */
export const Commute = ({ name, commute }: Pick<Props['guide'], 'commute'> & { name: string }) => (
  <>
    <ul className={css.commute}>
      {commute.map(({ to, from, minutes }) => (
        <li key={to} className={css.way}>
          <h3>{to}まで</h3>
          <p className={css.minutes}>
            {minutes === 0 ? (
              '街の中'
            ) : (
              <>
                <b>{minutes}</b>分
              </>
            )}
          </p>
          <p className={css.from}>
            {minutes === 0
              ? `${to}駅がこの街にあります`
              : from
                ? `${from}駅から、平日朝の電車での目安です`
                : '中心部からいちばん近い駅までのバスをふくみます'}
          </p>
          {minutes > 0 && (
            <p aria-hidden="true" className={css.line}>
              {from ?? name}
              <i />
              {to}
            </p>
          )}
        </li>
      ))}
    </ul>
    <p className={css.note}>
      特別料金のかからない電車で計算した目安です。最初の電車を待つ時間は含みません。
    </p>
  </>
)

/** What is within a walk of a station. */
export const Nearby = ({ places }: { places: Props['guide']['nearby'] }) => (
  <ul className={css.nearby}>
    {places.map(({ kind, kindLabel, name, tohoFun }) => (
      <li key={kind}>
        <span>{kindLabel}</span>
        {name}
        <b>徒歩{tohoFun}分</b>
      </li>
    ))}
  </ul>
)

const NEAR = ['最寄りの駅', '小学校', '公園']
const SEA = '海まで'

const Streets = ({ streets }: { streets: readonly Street[] }) => {
  const hasSea = streets.some(({ sea }) => sea !== null)
  return (
    <table className={css.streets}>
      <thead>
        <tr>
          <th scope="col">町</th>
          {NEAR.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {hasSea && <th scope="col">{SEA}</th>}
        </tr>
      </thead>
      <tbody>
        {streets.map(({ name, station, school, park, sea }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[station, school, park].map((place, at) => (
              <td key={at} data-label={NEAR[at]}>
                {place ? <OnFoot {...place} /> : '—'}
              </td>
            ))}
            {hasSea && <td data-label={SEA}>{sea === null ? '—' : `約${sea}km`}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const OnFoot = ({ name, tohoFun }: { name: string; tohoFun: number }) => (
  <>
    <span className={css.place}>{name}</span>
    <b>徒歩{tohoFun}分</b>
  </>
)
