import { BRAND } from '@sumai/domain/brand'
import type { SiteType } from '@sumai/platform'

type FooterLink = { label: string; to: string }

const RENT = {
  heading: '借りる',
  links: [
    { label: 'エリアから探す', to: '/searching/area' },
    { label: '路線・駅から探す', to: '/searching/station' },
    { label: '学校から探す', to: '/searching/school' },
    { label: '条件から探す', to: '/searching/term' },
    { label: '物件リクエスト', to: '/request' },
  ],
}

const OWN = {
  heading: '貸す・任せる',
  links: [
    { label: '賃貸管理のご案内', to: '/owner' },
    { label: '空室対策・リノベーション', to: '/owner/regeneration' },
    { label: '土地活用', to: '/owner/utilization' },
    { label: 'オーナーセミナー', to: '/owner/seminar' },
  ],
}

const SALE = {
  heading: '売買・投資',
  links: [
    { label: '買う', to: '/baibai/buy' },
    { label: '売る・無料査定', to: '/baibai/sell' },
    { label: '投資用物件', to: '/baibai/investment' },
    { label: 'お客様の声', to: '/baibai/customer' },
  ],
}

const ABOUT = { chintai: '/company/shop', baibai: '/baibai/shop' } as const

/** Both sites show the whole agency; shops, news and legal pages are those of the site. */
export function footerNav(site: SiteType) {
  const base = site === 'baibai' ? '/baibai' : ''
  const about = {
    heading: `${BRAND.name}について`,
    links: [
      { label: '会社概要', to: '/company' },
      { label: '店舗一覧', to: ABOUT[site] },
      { label: '5つの約束', to: '/promise' },
      { label: 'お知らせ', to: `${base}/news` },
      { label: 'お問い合わせ', to: `${base}/contact` },
    ],
  }
  const legal: FooterLink[] = [
    { label: 'プライバシーポリシー', to: `${base}/privacypolicy` },
    { label: 'サイトマップ', to: `${base}/sitemap` },
    { label: 'リンク集', to: `${base}/linklist` },
  ]
  return { groups: [RENT, OWN, SALE, about], legal }
}
