import type { SiteType } from '@sumai/platform'

const WAYS: Record<SiteType, { label: string; to: string }[]> = {
  chintai: [
    { label: '賃貸物件を探す', to: '/search' },
    { label: '売買物件を探す', to: '/baibai' },
    { label: '店舗を探す', to: '/company/shop' },
    { label: 'お問い合わせ', to: '/contact' },
  ],
  baibai: [
    { label: '売買物件を探す', to: '/baibai/search' },
    { label: '賃貸物件を探す', to: '/' },
    { label: '店舗を探す', to: '/baibai/shop' },
    { label: 'お問い合わせ', to: '/baibai/contact' },
  ],
}

/** Four ways on from an error page. */
export const waysOn = (site: SiteType) => WAYS[site]
