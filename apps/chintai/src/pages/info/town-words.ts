import { formatRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import type { TownData } from './town-data.ts'

/** What the mascot says of a town, from its numbers. */
export function wordsOf({ name, count, rents }: TownData): string | null {
  const single = rents.find(({ layout }) => layout === '1K')
  const rent = single && `1Kは${formatRent(single.median)}くらいから探せます。`
  const rooms = count > 0 && `いま${formatNumber(count)}件の部屋を募集しています。`
  return rent || rooms ? `${name}へようこそ。${rent || rooms}` : null
}
