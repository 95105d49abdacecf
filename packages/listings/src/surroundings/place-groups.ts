import type { PlaceKind } from '@sumai/domain/place-kinds'

/** Groups of places in their order, each with a colour of its own (surroundings.module.css). */
export const GROUPS = {
  eki: '駅・バス停',
  shop: '買い物',
  school: '学校・保育',
  care: '医療',
  park: '公園',
  post: '郵便・銀行',
} as const

export type Group = keyof typeof GROUPS

/** m by road; what is farther says nothing of a home. Its station is always named. */
export const REACH: Record<Group, number> = {
  eki: Number.POSITIVE_INFINITY,
  shop: 2_000,
  school: 3_000,
  care: 3_000,
  park: 2_000,
  post: 2_000,
}

/** The kinds that a listing shows, in the order in which they are numbered. */
export const GROUP_OF: Partial<Record<PlaceKind, Group>> = {
  station: 'eki',
  bus_stop: 'eki',
  supermarket: 'shop',
  convenience: 'shop',
  drugstore: 'shop',
  elementary_school: 'school',
  junior_high_school: 'school',
  kindergarten: 'school',
  hospital: 'care',
  clinic: 'care',
  park: 'park',
  post_office: 'post',
  bank: 'post',
}

/** Of a type of facility that staff have measured, by its code: its group, its label, its kind. */
export const FACILITIES: Readonly<Record<number, { group: Group; label: string; is?: PlaceKind }>> =
  {
    1: { group: 'school', label: '大学' },
    2: { group: 'school', label: '短大・専門学校' },
    3: { group: 'school', label: '高校' },
    4: { group: 'school', label: '中学校', is: 'junior_high_school' },
    5: { group: 'school', label: '小学校', is: 'elementary_school' },
    6: { group: 'care', label: '病院' },
    7: { group: 'shop', label: '買い物施設' },
    8: { group: 'park', label: '公園', is: 'park' },
  }
