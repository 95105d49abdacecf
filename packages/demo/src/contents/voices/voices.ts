import type { CustomerType } from '@sumai/api-client/contract/words'
import { staffOfShop } from '../../people/staffs.ts'
import { createLooks, type Looks } from '../../pictures/exteriors.ts'
import { CITIES, cityLabel } from '../../places/geography.ts'
import { SHOPS } from '../../places/shops.ts'
import { createRandom } from '../../random.ts'
import type { ContentRow } from '../../rows.ts'
import { type Article, articleRow } from '../article.ts'
import { BUY } from './buy.ts'
import { OWNER } from './owner.ts'
import { RENT } from './rent.ts'
import { SELL } from './sell.ts'
import type { Story } from './story.ts'

type Kind = {
  customerType: CustomerType
  tag: string
  told: readonly Story[]
  isSales: boolean
}

const KINDS: readonly Kind[] = [
  { customerType: 'rent', tag: '借りる', told: RENT, isSales: false },
  { customerType: 'buy', tag: '買う', told: BUY, isSales: true },
  { customerType: 'sell', tag: '売る', told: SELL, isSales: true },
  { customerType: 'owner', tag: 'オーナー', told: OWNER, isSales: false },
]

const INITIALS = ['A', 'H', 'I', 'K', 'M', 'N', 'O', 'S', 'T', 'Y']

type Told = { kind: Kind; kindIndex: number; story: Story; index: number; daysAgo: number }

/** Latest first, as pages show them. */
export function voices(today: string): ContentRow[] {
  const looks = createLooks()
  return KINDS.flatMap((kind, kindIndex) =>
    kind.told.map((story, index) => ({
      ...{ kind, kindIndex, story, index },
      daysAgo: 8 + index * 21 + kindIndex * 5,
    })),
  )
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .map((told) => voice(told, looks, today))
}

function voice({ kind, kindIndex, story, index, daysAgo }: Told, looks: Looks, today: string) {
  const random = createRandom(`voice/${kind.customerType}/${index}`)
  const shop = shopOf(kind, index)
  // Of the shop answers whose face has not been seen for longest.
  const faces = staffOfShop(shop.tenpoNo).map(({ syainNo, photoUrl }) => ({
    syainNo,
    url: photoUrl ?? '',
  }))
  const { syainNo } = looks(random, kind.isSales ? 'sales' : 'rental', faces)
  const city = CITIES.find(({ city_code }) => city_code === shop.cityCode)
  const name = city ? cityLabel(city) : ''
  const inCity = (text: string) => text.replaceAll('{city}', name)
  const article: Article = {
    contentType: 'voice',
    title: inCity(story.title),
    tagId: kindIndex + 1,
    tagName: kind.tag,
    daysAgo,
    text: [inCity(story.motive), story.service, inCity(story.result)].join('\n'),
  }
  return {
    ...articleRow(random, article, today),
    imageUrl: story.picture ?? null,
    tenpoNo: shop.tenpoNo,
    syainNo,
    cityCode: shop.cityCode,
    customerInitial: [`${random.pick(INITIALS)}様`, story.home ?? []].flat().join('・'),
    customerType: kind.customerType,
    rating: random.weighted([
      [5, 52],
      [4, 42],
      [3, 6],
    ] as const),
    staffReply: story.reply,
  }
}

/** One after the other in all towns: what stands on one page is not told of one town twice. */
function shopOf({ isSales, customerType }: Kind, index: number) {
  const shops = SHOPS.filter(({ cbFlg }) => cbFlg !== (isSales ? 2 : 1))
  const inTowns = [...new Map(shops.map((shop) => [shop.cityCode, shop])).values()]
  const turn = 2 * index + (customerType === 'sell' || customerType === 'owner' ? 1 : 0)
  const shop = inTowns[turn % inTowns.length]
  if (!shop) throw new Error('No shop deals with it.')
  return shop
}
