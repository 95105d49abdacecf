import { BRAND } from '@sumai/domain/brand'
import { Price } from '@sumai/listings/price'
import type { SiteType } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { MailIcon } from '@sumai/ui/icon'
import css from './mail-sample.module.css'

type Home = { what: string; name: string; yen: number; facts: string }

/** Invented, in the words of a real mail. */
const HOMES: Record<SiteType | 'magazine', readonly Home[]> = {
  chintai: [
    {
      what: '新着',
      name: '久留米市の賃貸アパート',
      yen: 58_000,
      facts: '2LDK・52.17㎡・徒歩9分',
    },
    {
      what: '値下げ',
      name: '春日市の賃貸マンション',
      yen: 74_000,
      facts: '3LDK・66.40㎡・徒歩8分',
    },
  ],
  baibai: [
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
  ],
  magazine: [
    {
      what: '新着',
      name: '小郡市の新築一戸建て',
      yen: 31_800_000,
      facts: '4LDK・106.82㎡・徒歩12分',
    },
    {
      what: '値下げ',
      name: '太宰府市の土地',
      yen: 12_400_000,
      facts: '198.35㎡・徒歩15分',
    },
  ],
}

/** `of`: the news of a search on one site, or those for whoever reads the magazine. */
type Props = { of: keyof typeof HOMES }

/** What a subscriber gets, before the fields ask for anything. */
export const MailSample = ({ of }: Props) => (
  <figure className={css.sample}>
    <figcaption className={css.caption}>お届けするメールの見本</figcaption>
    <p className={css.subject}>
      <MailIcon />
      {`【${BRAND.name}】新着・値下げのお知らせ ${HOMES[of].length}件`}
    </p>
    <ul className={css.homes}>
      {HOMES[of].map(({ what, name, yen, facts }) => (
        <li key={name} className={css.home}>
          <Badge tone="line">{what}</Badge>
          <span>{name}</span>
          <Price yen={yen} of={of === 'chintai' ? 'rent' : 'sale'} size="s" />
          <span className={css.facts}>{facts}</span>
        </li>
      ))}
    </ul>
  </figure>
)
