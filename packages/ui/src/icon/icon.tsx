import type { SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

type Props = {
  /** `text` grows with the text (1.25 em), `s` is 16 px, `l` 24 px. */
  size?: 'text' | 's' | 'l'
} & Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children'>

/** A line icon on a grid of 24. Decorative: the control around it has the accessible name. */
function icon(path: string) {
  return function Icon({ size = 'text', className, ...rest }: Props) {
    const look = [styles.icon, styles[size], className]
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={classNames(...look)}>
        <path d={path} />
      </svg>
    )
  }
}

// Marked pure, so that a page carries only the icons it uses.
export const AlertIcon = /* @__PURE__ */ icon('M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6l6 6-6 6')
export const BellIcon = /* @__PURE__ */ icon(
  'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10 20.5h4',
)
export const BoltIcon = /* @__PURE__ */ icon('M13 3 5.5 13.5H11L10 21l8-11h-5.5Z')
export const BuildingIcon = /* @__PURE__ */ icon(
  'M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-14a1.5 1.5 0 0 1 1.5 -1.5ZM9 8h1.5M13.5 8H15M9 12h1.5M13.5 12H15M10.5 20.5V16.5h3v4',
)
export const BookIcon = /* @__PURE__ */ icon(
  'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20',
)
export const CalendarIcon = /* @__PURE__ */ icon(
  'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10.5a2 2 0 0 1 2 -2ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
)
export const CalculatorIcon = /* @__PURE__ */ icon(
  'M7 3.5h10a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2ZM8.5 7.5h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16h.01M12 16h3.5',
)
export const CameraIcon = /* @__PURE__ */ icon(
  'M4.5 7.5h3.2L9.3 5h5.4l1.6 2.5h3.2a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1ZM12 9.5a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z',
)
export const ChatIcon = /* @__PURE__ */ icon('M4 5.5h16v11H11l-4.5 3.5v-3.5H4Z')
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7')
export const ChevronDownIcon = /* @__PURE__ */ icon('M5.5 9.5l6.5 6.5 6.5-6.5')
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 5.5 8 12l6.5 6.5')
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 5.5l6.5 6.5-6.5 6.5')
export const ClockIcon = /* @__PURE__ */ icon('M4 12a8 8 0 1 0 16 0 8 8 0 1 0 -16 0ZM12 7.5V12l3 2')
export const CopyIcon = /* @__PURE__ */ icon(
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM4.5 15V5a1 1 0 0 1 1-1H15',
)
export const CrossIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const DrawIcon = /* @__PURE__ */ icon(
  'M9 19c-4-1.5-5.5-5-4.5-8.5C5.7 6.4 9.5 4 13.5 4.5c4 .5 6.5 4 6 8M12 20l1-4 6-6 3 3-6 6ZM12 20h-1',
)
export const DropIcon = /* @__PURE__ */ icon(
  'M12 3.5c3.6 4 5.8 7 5.8 10.4a5.8 5.8 0 0 1-11.6 0C6.2 10.5 8.4 7.5 12 3.5Z',
)
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M9 5.5H5.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V15',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
)
export const FilterIcon = /* @__PURE__ */ icon('M4 5.5h16l-6.2 7.3v5.7l-3.6-2v-3.7Z')
export const GripIcon = /* @__PURE__ */ icon(
  'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20s-7.5-4.6-7.5-10.2A4.2 4.2 0 0 1 12 7.3a4.2 4.2 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z',
)
export const HomeIcon = /* @__PURE__ */ icon(
  'M4 11l8-7 8 7v8.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM9.5 20.5V14h5v6.5',
)
export const HospitalIcon = /* @__PURE__ */ icon(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2H6a2 2 0 0 1 -2 -2V6a2 2 0 0 1 2 -2ZM12 8v8M8 12h8',
)
export const InboxIcon = /* @__PURE__ */ icon(
  'M4 13.5 6.5 5h11l2.5 8.5V19H4ZM4 13.5h4.5L10 16h4l1.5-2.5H20',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 11v5M12 8h.01',
)
export const KeyIcon = /* @__PURE__ */ icon(
  'M4 15.5a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM11 12.7l8-8M16 8l2.5 2.5',
)
export const LandIcon = /* @__PURE__ */ icon('M3.5 15l8.5-5 8.5 5-8.5 5ZM12 10V4M12 4l4 1.5L12 7')
export const LayersIcon = /* @__PURE__ */ icon(
  'M12 4 3.5 8.5 12 13l8.5-4.5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
)
export const LinkIcon = /* @__PURE__ */ icon(
  'M10 14.5 14.5 10M8.5 11.5l-2.8 2.8a3.4 3.4 0 0 0 4.8 4.8l2.8-2.8M15.5 12.5l2.8-2.8a3.4 3.4 0 0 0-4.8-4.8l-2.8 2.8',
)
export const ListIcon = /* @__PURE__ */ icon(
  'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
)
export const LocateIcon = /* @__PURE__ */ icon(
  'M6 12a6 6 0 1 0 12 0 6 6 0 1 0 -12 0ZM10.5 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0ZM12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2ZM4 7l8 6 8-6',
)
export const MapIcon = /* @__PURE__ */ icon(
  'M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2ZM9 4.5v13M15 6.5v13',
)
export const MegaphoneIcon = /* @__PURE__ */ icon(
  'M4 10v4h3.5l7.5 4.5v-13L7.5 10ZM18 9.5c1.3 1.3 1.3 3.7 0 5',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const PanoramaIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 3.8 0 1 0 17 0 8.5 3.8 0 1 0 -17 0ZM15 20l-3-2 3-2.3M12 3.5v4.7',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 1-.8 1.8-1.8 1.7C11.3 18.7 5.3 12.7 4.8 5.8 4.7 4.8 5.5 4 6.5 4Z',
)
export const PhotoIcon = /* @__PURE__ */ icon(
  'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM7.5 10a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0ZM4 17l5-4 3.5 2.5L16 12l4.5 4',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z',
)
export const PlanIcon = /* @__PURE__ */ icon('M4 4h16v16H4zM4 12h6M13 12h7M12 4v5M12 16v4')
export const PlayIcon = /* @__PURE__ */ icon('M8 5.5v13l10.5-6.5Z')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const PrintIcon = /* @__PURE__ */ icon('M7 8.5V4h10v4.5M7 16.5H4.5v-8h15v8H17M7 14h10v6H7Z')
export const RecordIcon = /* @__PURE__ */ icon('M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3')
export const RefreshIcon = /* @__PURE__ */ icon('M19 8.5A7.5 7.5 0 1 0 19.5 14M19.5 4v5h-5')
export const ScaleIcon = /* @__PURE__ */ icon(
  'M12 4v16M8 20h8M5 7l7-1.5L19 7M5 7l-2.5 6h5ZM19 7l-2.5 6h5Z',
)
export const SchoolIcon = /* @__PURE__ */ icon(
  'M3 9.5l9-4.5 9 4.5-9 4.5-9-4.5ZM7 11.8V16c1.5 1.3 3.1 2 5 2s3.5-.7 5-2v-4.2M21 9.5V15',
)
export const SearchIcon = /* @__PURE__ */ icon(
  'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5',
)
export const ShareIcon = /* @__PURE__ */ icon(
  'M3.7 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0ZM14.7 6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0ZM14.7 18a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0ZM8 11l7-4M8 13l7 4',
)
export const SlidersIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 1 0 -4 0Z',
)
export const SortIcon = /* @__PURE__ */ icon(
  'M8 5v14M8 19l-3-3M8 19l3-3M16 19V5M16 5l-3 3M16 5l3 3',
)
export const StarIcon = /* @__PURE__ */ icon(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z',
)
export const StopIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM6 6l12 12',
)
export const TrainIcon = /* @__PURE__ */ icon(
  'M8.5 3.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h-7a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3ZM5.5 11h13M9 20l1.5-3.5M15 20l-1.5-3.5M8 20.5h8M9 13.8h.01M15 13.8h.01',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5',
)
export const TrendIcon = /* @__PURE__ */ icon('M3.5 17l6-6 4 4 7-8M15.5 7h5v5')
export const UploadIcon = /* @__PURE__ */ icon('M12 16V5M7.5 9 12 4.5 16.5 9M4.5 15.5V19h15v-3.5')
export const UserIcon = /* @__PURE__ */ icon(
  'M8.2 8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0 -7.6 0ZM4.5 20c.7-4 3.7-6 7.5-6s6.8 2 7.5 6',
)
export const YenIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM8.5 7.5l3.5 5 3.5-5M12 12.5V17M9 12.7h6M9 15h6',
)
