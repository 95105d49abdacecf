import { Link } from '@sumai/platform'
import { PinIcon, SchoolIcon, SlidersIcon, TrainIcon } from '@sumai/ui/icon'
import styles from './picker-tabs.module.css'
import type { PickerPage } from './source.ts'

const TABS = [
  { page: 'area', label: 'エリア', Icon: PinIcon },
  { page: 'station', label: '沿線・駅', Icon: TrainIcon },
  { page: 'school', label: '学校', Icon: SchoolIcon },
  { page: 'term', label: '条件', Icon: SlidersIcon },
] as const

type Props = { pages: Record<PickerPage, string>; current: PickerPage }

/** The other ways to put a search together. */
export const PickerTabs = ({ pages, current }: Props) => (
  <nav aria-label="探し方" className={styles.tabs}>
    {TABS.map(({ page, label, Icon }) => (
      <Link
        key={page}
        to={pages[page]}
        aria-current={page === current ? 'page' : undefined}
        className={styles.tab}
      >
        <Icon />
        {label}
      </Link>
    ))}
  </nav>
)
