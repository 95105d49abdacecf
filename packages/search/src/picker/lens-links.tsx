import { SegmentedLinks } from '@sumai/ui/segmented'
import type { Lens } from './source.ts'

type Props = {
  lenses: readonly Lens[]
  current: Lens
  /** 賃料, 価格 */
  price: string
  to: (value: string) => string
}

/** Whose price is shown. */
export const LensLinks = ({ lenses, current, price, to }: Props) => (
  <SegmentedLinks
    label={`${price}の見方`}
    preventScrollReset
    links={lenses.map(({ value, label }) => ({
      to: to(value),
      label,
      current: value === current.value,
    }))}
  />
)
