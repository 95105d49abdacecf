import { straightMetres } from '@sumai/domain/listing/distance'
import { createLooks } from '../pictures/exteriors.ts'
import { CITIES, cityLabel } from '../places/geography.ts'
import { SHOPS } from '../places/shops.ts'
import { createRandom, type Random } from '../random.ts'
import type { ShopRow, StaffRow } from '../rows.ts'
import { FAMILY_NAMES, MEN, PORTRAITS, WOMEN } from './names.ts'

const STAFF_PER_SHOP = 3
const KNOWN_AROUND = 4
const POSTS = ['店長', '主任', null] as const
const SKILLS = {
  chintai: ['ひとり暮らし', 'ファミリー向け', '学生のお部屋探し', '法人契約', 'ペット可物件'],
  baibai: ['中古マンション', '一戸建て', '土地', '相続・売却', '投資用物件', '住宅ローン'],
}
const HOBBIES = [
  '週末の街歩き',
  'パン屋めぐり',
  'サッカー観戦',
  '温泉めぐり',
  'キャンプ',
  '家庭菜園',
  '写真',
  'ランニング',
  '犬の散歩',
  '喫茶店めぐり',
]
/** Of those who only let: on a page that sells they would be out of place. */
const RENTAL_MESSAGES = [
  'お部屋探しは、暮らし方を言葉にするところから始まります。まだ条件が決まっていなくても、お気軽にご相談ください。',
  'お問い合わせには、できるだけその日のうちにお返事します。急ぎのお引っ越しもご相談ください。',
  '前の部屋で困ったことを聞かせてください。次の部屋選びの手がかりになります。',
]
const MESSAGES = [
  '良いところも気になるところも、見たままお伝えします。納得して選んでいただくことを大切にしています。',
  '費用のことは聞きにくいものです。最初に総額をお出ししますので、安心してご相談ください。',
  '地元で育ちました。通りの明るさや坂道のこともお話しします。',
  '図面でわからない日当たりや音を、現地で確かめましょう。',
  '急がせることはしません。ご家族で話し合う時間も大切にしてください。',
  '雨の日も喜んでご案内します。晴れた日とはちがう所が見えます。',
  'わからない言葉は、その場で止めてお尋ねください。何度でもご説明します。',
  '買い物や通院の道も、暮らしの一部です。地図を広げてお話ししましょう。',
  '契約のあとの困りごとも、私にご連絡ください。',
]

function staffOf(random: Random, shopIndex: number, colleagues: readonly StaffRow[]): StaffRow {
  const shop = SHOPS[shopIndex]
  if (!shop) throw new RangeError('No such shop.')
  const place = colleagues.length
  const [own, ...around] = areasOf(shop)
  const isWoman = random.chance(0.5)
  // One family name in a shop belongs to one person.
  const family = FAMILY_NAMES[(shopIndex * STAFF_PER_SHOP + place) % FAMILY_NAMES.length]
  const given = random.pick(isWoman ? WOMEN : MEN)
  const portraits = isWoman ? PORTRAITS.woman : PORTRAITS.man
  const { url: photoUrl } = looks(random, 'staff', portraits.map(toPortrait))
  const sells = shop.cbFlg !== 2
  const skills = [...(shop.cbFlg === 1 ? [] : SKILLS.chintai), ...(sells ? SKILLS.baibai : [])]
  const number = String(shopIndex * STAFF_PER_SHOP + place + 101).padStart(6, '0')
  return {
    syainNo: number,
    tenpoNo: shop.tenpoNo,
    name: `${family?.[0]} ${given[0]}`,
    nameKana: `${family?.[1]} ${given[1]}`,
    photoUrl,
    yakushoku: POSTS[place] ?? null,
    shikaku: qualifications(random, place, sells),
    tokuiArea: [own, ...random.sample(around, 2)],
    tokui: random.sample(skills, 2),
    shushin: cityLabel(random.pick(CITIES)),
    shumi: pickOther(
      random,
      HOBBIES,
      colleagues.map((staff) => staff.shumi),
    ),
    message: pickOther(
      random,
      sells ? MESSAGES : [...MESSAGES, ...RENTAL_MESSAGES],
      colleagues.map((staff) => staff.message),
    ),
    languages: random.chance(0.12) ? ['英語'] : [],
    nengen: place === 0 ? random.int(10, 24) : random.int(1, 12),
    isPublic: true,
    sort: place + 1,
    userType: place === 0 ? 'shop' : null,
    email: `staff${number}@example.jp`,
    version: 1,
  }
}

const toPortrait = (number: number) => ({ url: `/media/staff/staff-${number}.svg` })

/** One of the list, or the first after it that is not taken. */
function pickOther(random: Random, list: readonly string[], taken: readonly unknown[]): string {
  const from = random.int(0, list.length - 1)
  const free = [...list.slice(from), ...list.slice(0, from)].find((item) => !taken.includes(item))
  if (free === undefined) throw new RangeError('All are taken.')
  return free
}

/** The law asks for a 宅地建物取引士 in every shop. */
function qualifications(random: Random, place: number, sells: boolean): string[] {
  const licensed = place === 0 || random.chance(sells ? 0.8 : 0.4)
  return [
    ...(licensed ? ['宅地建物取引士'] : []),
    ...(random.chance(0.3) ? ['賃貸不動産経営管理士'] : []),
    ...(sells && random.chance(0.3) ? ['2級FP技能士'] : []),
  ]
}

/** Municipalities that a shop knows best, by code: its own, then the nearest. */
function areasOf({ cityCode, lat, lng }: ShopRow): [own: string, ...nearest: string[]] {
  const others = CITIES.filter(({ city_code }) => city_code !== cityCode)
    .map((city) => ({ code: city.city_code, metres: straightMetres({ lat, lng }, city) }))
    .toSorted((a, b) => a.metres - b.metres)
  return [cityCode, ...others.slice(0, KNOWN_AROUND).map(({ code }) => code)]
}

const looks = createLooks()

export const STAFFS: readonly StaffRow[] = SHOPS.flatMap((shop, shopIndex) => {
  const random = createRandom(`staff/${shop.tenpoNo}`)
  const staffs: StaffRow[] = []
  while (staffs.length < STAFF_PER_SHOP) staffs.push(staffOf(random, shopIndex, staffs))
  return staffs
})

const byShop = new Map(
  SHOPS.map(({ tenpoNo }) => [tenpoNo, STAFFS.filter((staff) => staff.tenpoNo === tenpoNo)]),
)

export const staffOfShop = (tenpoNo: string): readonly StaffRow[] => byShop.get(tenpoNo) ?? []
