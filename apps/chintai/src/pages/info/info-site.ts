import type { ArticleSite } from '@sumai/content/article-site'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { paths } from '../../paths.ts'

/** Categories of town guides are the sales areas. */
export const INFO: ArticleSite = {
  contentType: 'info',
  name: '街の情報',
  heading: '街の情報',
  description:
    '福岡・佐賀・熊本北部の街を、店舗のスタッフがご紹介します。駅や買い物、賃料の目安を街ごとにご覧いただけます。',
  /** 柳川市. */
  town: '40207',
  cbFlg: SHOP_KIND.chintai,
  paths: {
    top: paths.top,
    list: paths.infoList,
    category: paths.infoOfArea,
    article: paths.info,
    shop: paths.shop,
    visit: paths.visitShop,
    contact: paths.contact,
  },
}
