import { CheckIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import css from './steps.module.css'

const STEPS = ['入力', '確認', '完了']

type Props = { current: 0 | 1 | 2 }

/** Where one is on the way to a sent form. */
export function Steps({ current }: Props) {
  return (
    <ol aria-label="お手続きの流れ" className={css.steps}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={index < current ? css.done : css.step}
        >
          <b className={css.mark}>{index < current ? <CheckIcon /> : index + 1}</b>
          {name}
          {index < current && <VisuallyHidden>（済み）</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
