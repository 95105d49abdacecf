import { BRAND } from '@sumai/domain/brand'
import type { SiteNavigation, SiteType } from '@sumai/platform'

type Paths<Name extends string> = Readonly<Record<Name, string>>

type Options = {
  /** Whose own pages come first. */
  site: SiteType
  rental: Paths<
    | 'searchByArea'
    | 'searchByStation'
    | 'searchBySchool'
    | 'searchByTerm'
    | 'request'
    | 'owner'
    | 'ownerRegeneration'
    | 'ownerUtilization'
    | 'ownerSeminar'
    | 'company'
    | 'promise'
    | 'mapCredits'
  >
  sales: Paths<'buy' | 'sell' | 'investment' | 'voices'>
  /** Pages that both sites have. */
  own: Paths<'shops' | 'newsList' | 'contact' | 'privacy' | 'sitemap' | 'links'>
}

const salesGroup = (sales: Options['sales']) => ({
  heading: '売買・投資',
  links: [
    { label: '買う', to: sales.buy },
    { label: '売る・無料査定', to: sales.sell },
    { label: '投資用物件', to: sales.investment },
    { label: 'お客様の声', to: sales.voices },
  ],
})

/** The lower part of the footer: each site leads to the pages of both. */
export const siteFooter = ({ site, rental, sales, own }: Options): SiteNavigation['footer'] => ({
  groups: [
    ...(site === 'baibai' ? [salesGroup(sales)] : []),
    {
      heading: '借りる',
      links: [
        { label: 'エリアから探す', to: rental.searchByArea },
        { label: '沿線・駅から探す', to: rental.searchByStation },
        { label: '学校から探す', to: rental.searchBySchool },
        { label: '条件から探す', to: rental.searchByTerm },
        { label: '物件リクエスト', to: rental.request },
      ],
    },
    {
      heading: '貸す・任せる',
      links: [
        { label: '賃貸管理のご案内', to: rental.owner },
        { label: '空室対策・リノベーション', to: rental.ownerRegeneration },
        { label: '土地活用', to: rental.ownerUtilization },
        { label: 'オーナーセミナー', to: rental.ownerSeminar },
      ],
    },
    ...(site === 'baibai' ? [] : [salesGroup(sales)]),
    {
      heading: `${BRAND.name}について`,
      links: [
        { label: '会社概要', to: rental.company },
        { label: '店舗一覧', to: own.shops },
        { label: '5つの約束', to: rental.promise },
        { label: 'お知らせ', to: own.newsList },
        { label: 'お問い合わせ', to: own.contact },
      ],
    },
  ],
  legal: [
    { label: '個人情報保護方針', to: own.privacy },
    { label: 'サイトマップ', to: own.sitemap },
    { label: '地図と地理データについて', to: rental.mapCredits },
    { label: 'リンク集', to: own.links },
  ],
})
