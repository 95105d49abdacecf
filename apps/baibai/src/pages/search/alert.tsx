import type { BaibaiConditions } from '@sumai/domain/search-url/fields'
import { ButtonLink } from '@sumai/ui/button'
import { MailIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import css from './alert.module.css'

type Props = { conditions: BaibaiConditions }

/** The conditions of the search that the mail magazine knows too. */
const KEYS = ['bukken_type', 'city_code', 'kakaku_min', 'kakaku_max'] as const

/** The mail magazine, filled in with the conditions of the search. */
function addressFor(conditions: BaibaiConditions): string {
  const query = KEYS.flatMap((key) => {
    const value = conditions[key]
    if (value === undefined) return []
    return Array.isArray(value) ? value.map((one) => `${key}[]=${one}`) : [`${key}=${value}`]
  })
  return query.length > 0 ? `${paths.mailMagazine}?${query.join('&')}` : paths.mailMagazine
}

export const Alert = ({ conditions }: Props) => (
  <aside aria-label="新着のお知らせ" className={css.alert}>
    <p>
      <b className={css.heading}>条件に合う物件を、新着でお知らせします</b>
      公開されたその日に、メールでお届けします。登録も解除もこのサイトでできます。
    </p>
    <ButtonLink to={addressFor(conditions)} variant="outline">
      <MailIcon />
      新着をメールで受け取る
    </ButtonLink>
  </aside>
)
