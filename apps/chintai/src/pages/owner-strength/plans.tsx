import { Badge } from '@sumai/ui/badge'
import { classNames } from '@sumai/ui/class-names'
import { CheckIcon, MinusIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import css from './plans.module.css'
import { PLANS, TASKS } from './strength-texts.ts'

/** What each plan costs, and below it, task by task, what it holds. */
export const Plans = () => (
  <>
    <ul className={css.plans}>
      {PLANS.map(({ name, when, price, unit, text, advice }) => (
        <li key={name} className={classNames(css.plan, advice && css.advised)}>
          <div className={css.head}>
            <h3 className={css.name}>{name}</h3>
            {advice && <Badge tone="new">{advice}</Badge>}
          </div>
          <p className={css.text}>{text}</p>
          <p className={css.price}>
            <span className={css.when}>{when}</span>
            <span className={css.amount}>
              <b>{price}</b> {unit}
            </span>
          </p>
        </li>
      ))}
    </ul>
    <table aria-label="プランに含まれること" className={css.tasks}>
      <thead>
        <tr>
          <td>プラン</td>
          {PLANS.map(({ name, advice }) => (
            <th key={name} scope="col" className={classNames(advice && css.column)}>
              {name.replace('プラン', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TASKS.map((task, index) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            {PLANS.map(({ name, holds, advice }) => (
              <td key={name} className={classNames(advice && css.column)}>
                <Held held={holds[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p className={css.note}>
      安心プランは免責期間60日の賃料保証契約です。保証する賃料は2年ごとに見直します。
    </p>
  </>
)

/** `held` may say how much of a task, or at what cost. */
const Held = ({ held }: { held: boolean | string }) =>
  typeof held === 'string' ? (
    <b className={css.much}>{held}</b>
  ) : (
    <span className={held ? css.with : css.without}>
      {held ? <CheckIcon /> : <MinusIcon />}
      <VisuallyHidden>{held ? '含む' : '含まない'}</VisuallyHidden>
    </span>
  )
