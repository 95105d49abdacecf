import {
  BellIcon,
  BuildingIcon,
  CalendarIcon,
  ClockIcon,
  HomeIcon,
  LayersIcon,
  PhotoIcon,
  PlanIcon,
  StarIcon,
  TrainIcon,
} from '@sumai/ui/icon'
import { type FilterGroup, namesOf } from '../filter/filter.ts'

/** By the first field of a group. */
const ICONS = {
  toho: TrainIcon,
  commute: ClockIcon,
  bukken_type: HomeIcon,
  toushi_bukken_type: HomeIcon,
  bukken_kbn: LayersIcon,
  kozo: BuildingIcon,
  madori: PlanIcon,
  men: PlanIcon,
  senyu_men: PlanIcon,
  chiku_year: CalendarIcon,
  shinchaku: BellIcon,
} as const

const isKnown = (name: string): name is keyof typeof ICONS => name in ICONS

/** What a group is about, as a sign before its heading. */
export function GroupIcon({ group }: { group: FilterGroup }) {
  if (group.legend.startsWith('写真')) return <PhotoIcon />
  const name = (namesOf(group)[0] ?? '').replace(/(_min|\[\])$/, '')
  const Icon = isKnown(name) ? ICONS[name] : StarIcon
  return <Icon />
}
