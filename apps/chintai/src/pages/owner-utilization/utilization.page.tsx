import { formatNumber } from '@sumai/format/number'
import { CardTable } from '@sumai/listings/card-table'
import type { RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { BuildingIcon, HomeIcon, LandIcon, YenIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { MoneyOverYears } from '../../components/money-over-years.tsx'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { OwnerNotes } from '../../components/owner-notes.tsx'
import { yearsAndMonths } from '../../components/years-and-months.ts'
import { crumbs, paths } from '../../paths.ts'
import { LeftOver } from './left-over.tsx'
import css from './utilization.module.css'
import { LETS, QUESTIONS, SALE } from './utilization-texts.ts'

const WAYS = [
  {
    name: 'アパート・マンション',
    photo: '/media/exterior/exterior-ittou-1',
    Icon: BuildingIcon,
    good: '収入が大きく、住宅用地として固定資産税・相続税の評価が下がります。',
    careful: '借入が大きくなります。築年数とともに賃料と修繕費が変わります。',
    land: '60坪から。駅やバス停に近い土地',
    start: '8〜14か月',
  },
  {
    name: '戸建賃貸',
    photo: '/media/exterior/exterior-kodate-20',
    Icon: HomeIcon,
    good: '長く住む家族が多く、空室が出にくい。将来は売ることも住むこともできます。',
    careful: '戸数が少ないため、退去すると収入が大きく減ります。',
    land: '30坪から。学校に近い住宅地',
    start: '5〜7か月',
  },
  {
    name: '駐車場',
    photo: '/media/exterior/exterior-tochi-11',
    Icon: LandIcon,
    good: '費用が小さく、すぐに始められ、いつでもほかの使い方に変えられます。',
    careful: '税の軽減がなく、収入は近くの月極の相場で決まります。',
    land: '15坪から。形が整っていなくても始められます',
    start: '1〜2か月',
  },
  {
    name: '売却',
    photo: '/media/exterior/exterior-tochi-14',
    Icon: YenIcon,
    good: '管理の手間がなくなり、相続の際に分けやすくなります。',
    careful: '譲渡所得に税金がかかります。使わない土地を残したい方には向きません。',
    land: '広さを問いません',
    start: '3〜6か月',
  },
]

const man = (amount: number) => `${formatNumber(amount)}万円`

function rowOf({ name, cost, income, expenses }: (typeof LETS)[number]) {
  const years = cost / (income - expenses)
  const back =
    years > 10 ? `約${Math.round(years)}年` : `約${yearsAndMonths(Math.round(years * 12))}`
  return { key: name, cells: [name, man(cost), man(income), man(expenses), back] }
}

const SOLD = {
  key: SALE.name,
  cells: [
    <>
      {SALE.name}
      <small className={css.left}>手取り 約{man(SALE.left)}</small>
    </>,
    `諸費用 約${man(SALE.cost)}`,
    ...['—', '—', '—'],
  ],
}

export const handle = {
  title: '土地活用',
  description:
    'アパート・戸建賃貸・駐車場・売却。土地の使いみちごとに、よい点と注意する点、必要な広さと期間をご説明します。',
  head: 'own',
  breadcrumbs: crumbs(['オーナー様へ', paths.owner], '土地活用'),
} satisfies RouteHandle

/** Four uses of a plot, each with its risks. */
export function Component() {
  return (
    <>
      <SubpageHead drawing="plot">
        建てることだけが答えではありません。その土地に合う使いみちを、収支とご家族の事情からいっしょに考えます。
      </SubpageHead>
      <Container>
        <h2 className={css.first}>4つの使いみち</h2>
        <ul className={css.ways}>
          {WAYS.map(({ name, photo, Icon, good, careful, land, start }) => (
            <li key={name} className={css.way}>
              <Picture
                photo={{ url: photo, width: 1000, height: 667 }}
                alt=""
                ratio="16:9"
                sizes="(min-width: 1264px) 590px, (min-width: 1024px) 46vw, 92vw"
              />
              <h3 className={css.name}>
                <Icon size="l" />
                {name}
              </h3>
              <dl className={css.facts}>
                <div>
                  <dt>よい点</dt>
                  <dd>{good}</dd>
                </div>
                <div>
                  <dt>注意する点</dt>
                  <dd>{careful}</dd>
                </div>
                <div>
                  <dt>向いている土地</dt>
                  <dd>{land}</dd>
                </div>
                <div>
                  <dt>始まるまで</dt>
                  <dd>{start}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Container>
      <Section
        heading="60坪の土地で計算すると"
        note="駅から歩いて10分、198㎡の土地の例です。金額は税引き前の目安です。"
        paper
      >
        <CardTable
          label="60坪の土地の収支の例"
          columns={[
            { label: '使いみち' },
            { label: '初期費用', isNumber: true },
            { label: '年間の収入', isNumber: true },
            { label: '年間の経費', isNumber: true },
            { label: '回収までの期間', isNumber: true },
          ]}
          rows={[...LETS.map(rowOf), SOLD]}
        />
        <h3 className={css.heading}>30年後の手残り</h3>
        <LeftOver />
        <p className={css.after}>
          人に貸す三つの使いみちでは、30年後も土地が手元に残ります。売却では残りません。
        </p>
        <h3 className={css.heading}>貸す場合の30年間</h3>
        <MoneyOverYears
          years={30}
          ways={LETS.map(({ name, cost, income, expenses }) => ({
            name,
            start: -cost,
            yearly: income - expenses,
          }))}
        />
        <p className={css.after}>
          収入は1割の空きを見込み、借入れの利息は含めていません。戻るまでの年数は、費用を年間の収入と経費の差で割ったものです。街と土地の形で大きく変わりますので、同じ表をお客様の土地で作り直してお渡しします。
        </p>
      </Section>
      <OwnerNotes heading="ご事情から考える" notes={QUESTIONS} />
      <OwnerContact />
    </>
  )
}
