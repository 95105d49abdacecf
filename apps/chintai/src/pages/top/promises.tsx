import { BRAND } from '@sumai/domain/brand'
import { Link } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import css from './promises.module.css'

/** SEED §9. Kanji numerals are for vertical text only. */
const PROMISES = [
  {
    number: '一',
    name: '地域の物件をひろく',
    text: '自社で管理する部屋も、ほかの会社の部屋も。福岡・佐賀・熊本北部をまとめて探せます。',
  },
  {
    number: '二',
    name: '親切で、やさしい応対',
    text: 'お急ぎの方にも、まだ迷っている方にも。説明は専門用語を使わずにいたします。',
  },
  {
    number: '三',
    name: '見つけやすいお店',
    text: '店舗は駅前と幹線道路沿いに。どの店舗でも、すべてのエリアの部屋を探せます。',
  },
  {
    number: '四',
    name: '街をよく知るスタッフ',
    text: '坂道、夜の明るさ、スーパーの閉店時間。図面にないことをお伝えします。',
  },
  {
    number: '五',
    name: '住まいのことは何でも',
    text: '入居後の修理や更新、住み替え、ご実家の売却まで、窓口はひとつです。',
  },
]

/** The five promises, on wide screens a vertical text from right to left: heading first. */
export function Promises() {
  return (
    <Container>
      <section aria-labelledby="promises" className={css.section}>
        <div className={css.head}>
          <h2 id="promises" className={css.heading}>
            {BRAND.name}の五つの約束
          </h2>
          <Link to={paths.promise} className={css.more}>
            約束のくわしい内容
            <ArrowRightIcon size="s" />
          </Link>
        </div>
        <ol className={css.list}>
          {PROMISES.map(({ number, name, text }) => (
            <li key={number} className={css.promise}>
              <span aria-hidden="true" className={css.number}>
                {number}
              </span>
              <h3 className={css.name}>{name}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  )
}
