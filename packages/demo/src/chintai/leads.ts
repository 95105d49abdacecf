import { cameraOf } from '../pictures/cameras.ts'
import { createLooks, highest, type Looks } from '../pictures/exteriors.ts'
import { createRandom } from '../random.ts'

/** Homes that stand farther apart in a list may be of one camera. */
const APART = 6
const NEARBY = Array.from({ length: 2 * APART + 1 }, (_, n) => n - APART).filter(Boolean)
/** So much worse than its twin is a picture itself beside it. */
const SAME = 30
/** Homes of lists by age stand side by side in rows. */
const IN_A_ROW = 5
/** A picture is chosen again when those of its neighbours are known. */
const ROUNDS = 3

/** A home that a picture is to lead: its municipality, those that fit, and where lists show it. */
export type Waiting = {
  bukkenNo: string
  place: string
  fitting: readonly string[]
  /** How many come before it in each of its lists. */
  lists: Readonly<Record<string, number>>
}

/** The picture that leads each home, by its number: neighbours of a list are of other cameras. */
export function leadsInLists(homes: readonly Waiting[]): Map<string, string> {
  const looks = createLooks()
  const random = createRandom('lead')
  const leads = new Map<string, string>()
  const lists = new Map<string, string[]>()
  const likeness = (url: string, [list, at]: [string, number]) =>
    NEARBY.reduce((sum, away) => {
      const other = lists.get(list)?.[at + away]
      if (other === undefined || cameraOf(other) !== cameraOf(url)) return sum
      return sum + (other === url ? SAME : list.startsWith('new') ? IN_A_ROW : 1) / away ** 2
    }, 0)
  const choose = ({ place, fitting, lists: places }: Waiting) => {
    const likenesses = Object.entries(places)
    const different = highest(fitting, (url) =>
      likenesses.reduce((sum, standing) => sum - likeness(url, standing), 0),
    )
    const found = different.map((url) => ({ url }))
    return looks(random, place, found, { lists: places }).url
  }
  for (const home of Array.from({ length: ROUNDS }, () => homes).flat()) {
    const url = choose(home)
    leads.set(home.bukkenNo, url)
    for (const [list, at] of Object.entries(home.lists)) {
      const urls = lists.get(list) ?? []
      lists.set(list, urls)
      urls[at] = url
    }
  }
  return leads
}

/** Takes the picture that was found for each home. */
export const ledBy =
  (leads: ReadonlyMap<string, string>, bukkenNo: string): Looks =>
  (random, _place, fitting) =>
    fitting.find(({ url }) => url === leads.get(bukkenNo)) ?? random.pick(fitting)
