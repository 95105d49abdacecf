import { Badge } from '@sumai/ui/badge'
import { classNames } from '@sumai/ui/class-names'
import { CheckIcon, MinusIcon } from '@sumai/ui/icon'
import { Scroller } from '@sumai/ui/scroller'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import css from './plans.module.css'
import { PLANS, TASKS } from './strength-texts.ts'

/** What each plan costs and holds, side by side; on a phone a finger turns them. */
export const Plans = () => (
  <Scroller label="管理プランの比較">
    <ul className={css.plans}>
      {PLANS.map(({ name, when, price, unit, text, holds, advice }) => (
        <li key={name} className={classNames(css.plan, advice && css.advised)}>
          <div className={css.head}>
            <h3 className={css.name}>{name}</h3>
            {advice && <Badge tone="new">{advice}</Badge>}
          </div>
          <p className={css.text}>{text}</p>
          <p className={css.price}>
            <span className={css.when}>{when}</span>
            <b>{price}</b>
            <span>{unit}</span>
          </p>
          <ul className={css.tasks}>
            {TASKS.map((task, index) => (
              <Task key={task} task={task} held={holds[index] ?? false} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Scroller>
)

/** `held` may say how much of it, or at what cost. */
const Task = ({ task, held }: { task: string; held: boolean | string }) => (
  <li className={classNames(css.task, !held && css.without)}>
    {held ? <CheckIcon size="s" /> : <MinusIcon size="s" />}
    <span>{task}</span>
    {typeof held === 'string' ? (
      <b className={css.much}>{held}</b>
    ) : (
      <VisuallyHidden>{held ? '含む' : '含まない'}</VisuallyHidden>
    )}
  </li>
)
