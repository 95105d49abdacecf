import { Link } from '@sumai/platform'
import { ListIcon, MapIcon, PinIcon, SchoolIcon, SlidersIcon, TrainIcon } from '@sumai/ui/icon'
import styles from './picker-tabs.module.css'
import type { PickerPage, PickerPages } from './source.ts'

const TABS = [
  { page: 'list', label: '一覧', Icon: ListIcon },
  { page: 'map', label: '地図', Icon: MapIcon },
  { page: 'area', label: 'エリア', Icon: PinIcon },
  { page: 'station', label: '沿線・駅', Icon: TrainIcon },
  { page: 'school', label: '学校', Icon: SchoolIcon },
  { page: 'term', label: '条件', Icon: SlidersIcon },
] as const

type Props = { pages: PickerPages; current: PickerPage }

/** The other ways to put a search together. */
export const PickerTabs = ({ pages, current }: Props) => (
  <nav aria-label="探し方" className={styles.tabs}>
    {TABS.map(({ page, label, Icon }) => {
      const to = pages[page]
      return (
        to && (
          <Link
            key={page}
            to={to}
            aria-current={page === current ? 'page' : undefined}
            className={styles.tab}
          >
            <Icon />
            {label}
          </Link>
        )
      )
    })}
  </nav>
)
