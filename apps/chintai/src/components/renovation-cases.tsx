import { RENOVATIONS } from '@sumai/content/renovations'
import { rentUplift } from '@sumai/domain/simulators/rent-uplift'
import { formatKakaku, formatRent } from '@sumai/format/money'
import { BeforeAfter } from '@sumai/ui/before-after'
import css from './renovation-cases.module.css'
import { yearsAndMonths } from './years-and-months.ts'

/** Rents in yen, vacancies in months a year. */
const CASES = [
  {
    name: '築31年・リビングの床と照明を新しく',
    text: '濃い色の床を明るい木に張り替え、壁紙と照明も替えました。',
    ...RENOVATIONS.living,
    rentBefore: 54_000,
    rentAfter: 60_000,
    vacantBefore: 5,
    vacantAfter: 2,
  },
  {
    name: '築24年・キッチンを紺色に',
    text: '扉と天板を替え、作業台と吊り戸棚の色もそろえました。',
    ...RENOVATIONS.kitchen,
    rentBefore: 62_000,
    rentAfter: 68_000,
    vacantBefore: 3,
    vacantAfter: 1,
  },
  {
    name: '築19年・1Kの床と壁紙',
    text: '白い床と淡い色の壁紙に替え、照明も明るくしました。',
    ...RENOVATIONS.single,
    rentBefore: 42_000,
    rentAfter: 45_000,
    vacantBefore: 4,
    vacantAfter: 2,
  },
]

/** Finished rooms with what they cost the owner, what they brought, and when they have paid for it. */
export const RenovationCases = () => (
  <ul className={css.cases}>
    {CASES.map(({ name, text, before, after, days, ...money }) => (
      <li key={name} className={css.case}>
        <BeforeAfter {...{ name, before, after }} />
        <div>
          <h3 className={css.name}>{name}</h3>
          <p className={css.text}>{text}</p>
          <dl className={css.facts}>
            <div>
              <dt>工事費</dt>
              <dd>{formatKakaku(money.cost)}</dd>
            </div>
            <div>
              <dt>工期</dt>
              <dd>{`${days}日`}</dd>
            </div>
            <div>
              <dt>賃料</dt>
              <dd>
                {formatRent(money.rentBefore)}から{formatRent(money.rentAfter)}に
              </dd>
            </div>
            <div>
              <dt>空室（年）</dt>
              <dd>
                {money.vacantBefore}か月から{money.vacantAfter}か月に
              </dd>
            </div>
            <div>
              <dt>工事費を取り戻すまで</dt>
              <dd>{yearsAndMonths(rentUplift(money).paybackMonths ?? 0)}</dd>
            </div>
          </dl>
        </div>
      </li>
    ))}
  </ul>
)
