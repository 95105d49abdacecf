import { Segmented } from '@sumai/ui/segmented'
import css from './choices.module.css'

type Props = Parameters<typeof Segmented>[0]

/** One of two or three answers, as wide as the sliders. */
export function Choices(props: Props) {
  return (
    <div className={css.choices}>
      {/* The group is named by the label it carries itself. */}
      <span aria-hidden="true" className={css.label}>
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  )
}
