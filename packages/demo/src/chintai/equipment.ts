import type { Home } from '@sumai/madori/program'
import { drawable } from '../pictures/plan-photo.ts'
import type { Random } from '../random.ts'

const LDK = 50
const BALCONY = 307

/** Facility codes (setsubijoken.json) of a building that all its rooms share. */
export function sharedEquipment(
  random: Random,
  building: { floors: number; age: number; isMansion: boolean },
): number[] {
  const { floors, age, isMansion } = building
  const isRecent = age < 15
  const codes: [number, number][] = [
    [701, floors >= 5 ? 1 : floors >= 3 ? 0.25 : 0],
    [501, isMansion ? (isRecent ? 0.95 : 0.4) : age < 8 ? 0.25 : 0],
    [503, isMansion ? 0.6 : isRecent ? 0.3 : 0.1],
    [702, isRecent ? 0.7 : 0.15],
    [703, 0.8],
    [704, 0.35],
    [705, 0.5],
    [706, age < 20 ? 0.15 : 0.03],
    [603, 0.7],
    [601, 0.8],
  ]
  const present = codes
    .filter(([, probability]) => random.chance(probability))
    .map(([code]) => code)
  if (!present.includes(706) && random.chance(0.5)) present.push(707)
  return present
}

type Space = Pick<
  Home,
  'madoriHeyasu' | 'madoriKind' | 'madoriShosai' | 'men' | 'isHouse' | 'storeys'
>

/** A house of one storey has a garden. */
export const hasBalcony = ({ isHouse, storeys }: Pick<Home, 'isHouse' | 'storeys'>): boolean =>
  !isHouse || storeys > 1

/**
 * Facility codes of a home: what was usual when it was built or last renewed (`age` in years), as
 * far as its plan has it.
 */
export function roomEquipment(random: Random, home: Space & { age: number }): number[] {
  const isLdk = (home.madoriKind ?? 0) >= LDK
  const isSingle = home.madoriHeyasu === 1 && !isLdk
  const newness = Math.max(0, 1 - home.age / 35)
  const codes: [number, number][] = [
    [101, isSingle ? 0.55 + newness * 0.45 : 0.97],
    [102, isLdk ? 0.4 + newness * 0.5 : 0.1],
    [103, 0.1 + newness * 0.6],
    [104, isLdk ? 0.85 : 0.3 + newness * 0.4],
    [105, 0.25 + newness * 0.7],
    [106, 0.9],
    [201, 0.3 + newness * 0.6],
    [202, isLdk ? 0.25 + newness * 0.5 : 0],
    [203, isLdk ? 0.85 : 0.4],
    [204, 0.1 + newness * 0.25],
    [301, 0.92],
    [302, 0.9],
    [303, 0.6 + newness * 0.4],
    [304, newness > 0.7 ? 0.06 : 0.01],
    [305, 0.35],
    [306, isSingle ? 0.07 : 0.01],
    [401, isLdk ? 0.2 + newness * 0.4 : 0],
    [402, 0.5 + newness * 0.4],
    [502, 0.25 + newness * 0.7],
    [504, 0.2 + newness * 0.4],
    [804, 0.45],
    [805, 0.25],
    [806, 0.3],
    [808, home.age > 20 ? 0.18 : 0],
  ]
  const present = codes
    .filter(([, probability]) => random.chance(probability))
    .map(([code]) => code)
  if (hasBalcony(home)) present.push(BALCONY)
  // Where bath and toilet are one room, the washbasin stands there too.
  const own = present.includes(101) ? present : present.filter((code) => code !== 104)
  return drawable({ ...home, setsubijoken: own, bukkenNo: '', balconyMen: null, muki: null })
}
