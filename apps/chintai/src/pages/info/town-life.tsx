import { Section } from '@sumai/ui/section'
import type { TownData } from './town-data.ts'
import css from './town-life.module.css'

type Props = { name: string; guide: NonNullable<TownData['guide']> }

/** Minutes to the centres, streets in words, what there is. */
export const TownLife = ({ name, guide: { ofStation, commute, streets, facilities } }: Props) => (
  <>
    <Section heading={ofStation ? '天神・博多までの時間' : '中心までの時間'} tight>
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
                  ? `${from}駅から、平日朝の電車と乗り換えの時間です`
                  : '中心部からいちばん近い駅までのバスをふくみます'}
            </p>
            <p aria-hidden="true" className={css.line}>
              {from ?? name}
              <i />
              {to}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        特別料金のかからない電車で計算した目安です。最初の電車を待つ時間は含みません。
      </p>
    </Section>
    {streets.length > 0 && (
      <Section
        heading="町ごとの様子"
        note={`${name}で部屋の多い町を、地図から読みました。`}
        paper
        tight
      >
        <ul className={css.streets}>
          {streets.map(({ name: street, text }) => (
            <li key={street}>
              <h3>{street}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
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
