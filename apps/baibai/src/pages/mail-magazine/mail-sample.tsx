import { BRAND } from '@sumai/domain/brand'
import { Price } from '@sumai/listings/price'
import { Badge } from '@sumai/ui/badge'
import { MailIcon } from '@sumai/ui/icon'
import css from './mail-sample.module.css'

/** Invented, in the words of a real mail. */
const HOMES = [
  {
    what: '新着',
    name: '久留米市の中古一戸建て',
    yen: 23_700_000,
    facts: '4LDK・104.98㎡・徒歩14分',
  },
  {
    what: '値下げ',
    name: '春日市の中古マンション',
    yen: 17_800_000,
    facts: '3LDK・68.20㎡・徒歩8分',
  },
]

/** What a subscriber gets, before the fields ask for anything. */
export const MailSample = () => (
  <figure className={css.sample}>
    <figcaption className={css.caption}>お届けするメールの例</figcaption>
    <p className={css.subject}>
      <MailIcon />
      {`【${BRAND.name}】新着・値下げのお知らせ ${HOMES.length}件`}
    </p>
    <ul className={css.homes}>
      {HOMES.map(({ what, name, yen, facts }) => (
        <li key={name} className={css.home}>
          <Badge tone="line">{what}</Badge>
          <span className={css.name}>{name}</span>
          <Price yen={yen} of="sale" size="s" />
          <span className={css.facts}>{facts}</span>
        </li>
      ))}
    </ul>
  </figure>
)
