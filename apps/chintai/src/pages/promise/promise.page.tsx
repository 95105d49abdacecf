import { BRAND } from '@sumai/domain/brand'
import { unbroken } from '@sumai/format/unbroken'
import { ContactBar } from '@sumai/listings/contact-bar'
import { Link, type RouteHandle } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { RailLinks } from '@sumai/ui/rail-links'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { FIVE_PROMISES } from '../../components/five-promises.ts'
import { crumbs, paths } from '../../paths.ts'
import css from './promise.module.css'

const RELATED = [
  { to: paths.company, label: '会社概要', note: '沿革と、数字の出どころ' },
  { to: paths.salesSite.voices, label: 'お客様の声', note: '売買をされた方のアンケートから' },
  { to: paths.owner, label: 'オーナー様へ', note: '賃貸管理・空室対策・土地活用' },
]

export const handle = {
  title: '5つの約束',
  description: `${BRAND.name}がお客様にお約束する5つのこと。${FIVE_PROMISES.map(({ name }) => name).join('、')}。`,
  head: 'own',
  breadcrumbs: crumbs('5つの約束'),
} satisfies RouteHandle

/** How each of the five promises is kept on a working day, in their order. */
const KEPT = [
  'たとえば大橋駅の近くで部屋を探している方には、当社の管理する部屋のとなりに、ほかの会社の部屋も同じ表で並べます。管理する部屋だからといって上に置くことはありません。内見した部屋のよくない点も、その場で書き留めて一緒に持ち帰っていただきます。',
  '「敷引き」や「短期解約違約金」という言葉は、いくら払うことになるのかを円で言いかえます。ご家族やお友だちと相談したいときは、そのまま見せられる一枚の紙をお渡しします。決めるのを急がせる電話はいたしません。',
  '閉まる時刻を過ぎて着きそうなときは、お電話をください。担当者が残れる日は、お待ちします。車いすやベビーカーの方には、段差のない入口のある店舗と、近くの駐車場をご案内しています。',
  '新しく店に入った社員は、はじめの3か月で、受け持つ町の駅から主な通りまでをすべて歩きます。坂の急な所、街灯の少ない所、夕方に混む交差点を一枚の地図に書き、年に一度、店のみんなで書き直しています。',
  '退去の後に敷金の計算がわからない、相続した家の名義をどう変えるのか、といったご相談も、契約の有無にかかわらず承ります。当社で受けられないことは、司法書士や税理士、市の窓口など、どこへ行けばよいかまでをお伝えします。',
] as const

/** One for each promise, in their order. */
const PHOTOS = [
  { url: '/media/shop/shop-5', alt: '物件の案内が並ぶ店舗の窓' },
  { url: '/media/shop/shop-10', alt: '商店街に面した店舗の入口' },
  { url: '/media/shop/shop-16', alt: '幹線道路沿いの、駐車場のある店舗' },
  { url: '/media/hero/hero-street', alt: '街路樹の続く住宅街の通り' },
  { url: '/media/hero/hero-living', alt: '日の差し込むリビング' },
] as const

/** What a visitor may expect of us, each with how it is kept and its proof. */
export function Component() {
  return (
    <>
      <SubpageHead drawing="promises">
        住まいさがしで困ることは、いつの時代もあまり変わりません。創業から30年、お客様の声をもとに決めた約束です。
      </SubpageHead>
      <Container>
        <ol>
          {FIVE_PROMISES.map(({ number, name, text, detail, figure, proof, way }, index) => (
            <li key={name} className={css.promise}>
              <div className={css.photo}>{photoOf(index)}</div>
              <div className={css.words}>
                <h2 className={css.name}>
                  <span aria-hidden="true" className={css.number}>
                    {number}
                  </span>
                  {name}
                </h2>
                <p className={css.text}>{text}</p>
                <p className={css.detail}>{unbroken(detail)}</p>
                <p className={css.detail}>{KEPT[index]}</p>
                <p className={css.proof}>
                  <b>{figure.value}</b>
                  {figure.unit}
                  <span>{unbroken(proof)}</span>
                </p>
                <Link to={way.to} className={css.way}>
                  {way.label}
                  <ArrowRightIcon size="s" />
                </Link>
              </div>
            </li>
          ))}
        </ol>
        <div className={css.end}>
          <RailLinks heading="あわせてご覧ください" links={RELATED} />
        </div>
      </Container>
      <ContactBar paths={paths} />
    </>
  )
}

function photoOf(index: number) {
  const photo = PHOTOS[index]
  return (
    photo && (
      <Picture
        photo={{ url: photo.url, width: 1000, height: 667 }}
        alt={photo.alt}
        ratio="3:2"
        sizes="(min-width: 1024px) 500px, 92vw"
      />
    )
  )
}
