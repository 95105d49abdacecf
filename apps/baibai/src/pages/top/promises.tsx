import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import css from './promises.module.css'

/** The agency’s five promises, as they are kept in buying and selling. */
const PROMISES = [
  {
    name: '地域の物件をひろく',
    text: '自社の物件も、ほかの会社の物件も。公開日と次の更新日を、すべての物件に書いています。',
  },
  {
    name: '親切で、やさしい応対',
    text: '諸費用も月々の支払いも、項目ごとに先にお見せします。決断を急かすことはいたしません。',
  },
  {
    name: '見つけやすいお店',
    text: '駅前と幹線道路沿いの店舗に、宅地建物取引士がいます。オンラインでもご相談いただけます。',
  },
  {
    name: '街をよく知るスタッフ',
    text: '通学路、坂道、水害の記録。図面にないことも、その街で働く担当者がお伝えします。',
  },
  {
    name: '住まいのことは何でも',
    text: '住み替え、相続、リノベーション、貸すご相談まで。窓口はひとつです。',
  },
]

export function Promises() {
  return (
    <Section
      heading="5つの約束"
      more={{ label: '約束のくわしい内容', to: paths.rentalSite.promise }}
      tight
    >
      <ol className={css.promises}>
        {PROMISES.map(({ name, text }, index) => (
          <li key={name} className={css.promise}>
            <span aria-hidden="true" className={css.number}>
              {index + 1}
            </span>
            <h3 className={css.name}>{name}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
