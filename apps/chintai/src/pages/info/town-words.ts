import { formatRent } from '@sumai/format/money'
import type { TownData } from './town-data.ts'

/** What the mascot says of a town, from its numbers. */
export function wordsOf({ name, guide, rents }: TownData): string | null {
  const tenjin = guide?.commute.find(({ to }) => to === '天神')
  const single = rents.find(({ layout }) => layout === '1K')
  const way =
    tenjin &&
    (tenjin.minutes === 0 ? '天神は歩いて行ける距離です。' : `天神まで約${tenjin.minutes}分です。`)
  const rent = single && `1Kは${formatRent(single.median)}くらいから探せます。`
  return way || rent ? `${name}へようこそ。${way ?? rent}` : null
}
