import { townDrawing } from '@sumai/format/pictures'

type Props = {
  /** Code of the municipality, or the name of a subject. */
  cityCode: string
  className?: string | undefined
}

/** The drawing of a town on a card; the words beside it name the town. */
export const TownDrawing = ({ cityCode, className }: Props) => (
  <img
    src={townDrawing(cityCode)}
    alt=""
    width={1440}
    height={420}
    loading="lazy"
    decoding="async"
    className={className}
  />
)
