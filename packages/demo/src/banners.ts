import { addDays, moment } from './calendar.ts'
import { exterior, interior } from './pictures/pictures.ts'
import { shopPhotos } from './places/shop-photos.ts'
import type { BannerRow } from './rows.ts'

type Draft = Pick<BannerRow, 'bannerType' | 'title' | 'imagePc' | 'alt' | 'linkUrl'>

/** 博多駅前店, where seminars are held. */
const VENUE = '101'

const DRAFTS: readonly Draft[] = [
  {
    bannerType: 'chintai_top',
    title: '初期費用を抑えて暮らす、敷金・礼金なしのお部屋',
    imagePc: interior('1k-3'),
    alt: '明るい家具付きのワンルーム',
    linkUrl: '/search/no-shikikin',
  },
  {
    bannerType: 'chintai_top',
    title: '新生活の相談会、土曜・日曜の枠を増やしました',
    imagePc: interior('ldk-3'),
    alt: '緑のソファを置いたリビング',
    linkUrl: '/reservation',
  },
  {
    bannerType: 'chintai_top',
    title: '駐車場2台付きのお部屋を探す',
    imagePc: exterior('apato-1'),
    alt: '駐車場のある2階建てアパート',
    linkUrl: '/search/parking-2',
  },
  {
    bannerType: 'chintai_side',
    title: 'ペットと暮らせるお部屋',
    imagePc: interior('ldk-11'),
    alt: '広いリビングで過ごすご家族向けの部屋',
    linkUrl: '/search/pet',
  },
  {
    bannerType: 'chintai_side',
    title: 'お部屋探しの疑問に答えます',
    imagePc: interior('bedroom-1'),
    alt: '明るい寝室',
    linkUrl: '/oshiete',
  },
  {
    bannerType: 'baibai_top',
    title: '新築分譲住宅 販売中の12か所をご紹介',
    imagePc: exterior('kodate-new-1'),
    alt: '白い外壁の新築一戸建て',
    linkUrl: '/baibai/tateuri',
  },
  {
    bannerType: 'baibai_top',
    title: '無料査定、机上なら最短1日でお返事',
    imagePc: exterior('kodate-9'),
    alt: '瓦屋根の一戸建て',
    linkUrl: '/baibai/satei',
  },
  {
    bannerType: 'baibai_top',
    title: 'リノベーション済み 工事の前とあとを写真で見くらべる',
    imagePc: interior('ldk-10'),
    alt: '改装した広いリビング',
    linkUrl: '/baibai/renovation',
  },
  {
    bannerType: 'baibai_side',
    title: '相続した家と土地の相談窓口',
    imagePc: exterior('kodate-old'),
    alt: '縁側のある和風の一戸建て',
    linkUrl: '/baibai/sell',
  },
  {
    bannerType: 'owner_top',
    title: 'オーナーセミナー、参加を受け付けています',
    imagePc: shopPhotos(VENUE)[0] ?? '',
    alt: '会場になる博多駅前店',
    linkUrl: '/owner/seminar',
  },
]

/** Banners of both sites, shown since a month ago. */
export const bannerRows = (today: string): BannerRow[] =>
  DRAFTS.map((draft, index) => ({
    ...draft,
    bannerId: index + 1,
    imageSp: null,
    isBlank: false,
    startAt: moment(addDays(today, -30), '00:00'),
    endAt: null,
    isPublic: true,
    sort: index + 1,
    version: 1,
  }))
