import { AREAS } from '@sumai/domain/areas'
import { LinkChips } from '@sumai/ui/link-chips'

type Props = {
  /** The one that is shown; `null` for all. */
  current: { areaNo: number } | null
  allTo: string
  to: (areaNo: number) => string
  /** What each area has, and all of them. */
  counts?: Readonly<Record<number, number>>
  total?: number
}

/** The areas of the agency that have any, to show those alone that lie in one of them. */
export const AreaChips = ({ current, allTo, to, counts, total }: Props) => (
  <LinkChips
    label="エリア"
    links={[
      { to: allTo, label: 'すべて', count: total, current: current === null },
      ...AREAS.filter(({ areaNo }) => counts?.[areaNo] !== 0).map(({ areaNo, short }) => ({
        to: to(areaNo),
        label: short,
        count: counts?.[areaNo],
        current: areaNo === current?.areaNo,
      })),
    ]}
  />
)
