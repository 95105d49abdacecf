import { formatDate } from '@sumai/format/dates'
import { telHref } from '@sumai/format/tel'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toInquiry } from '../../../paths.ts'
import { homesQuery } from '../inbox.queries.ts'
import type { Inquiry } from '../inquiry.ts'
import styles from './context.module.css'
import { HandOver } from './hand-over.tsx'
import { HomeCard } from './home-card.tsx'

type Props = { inquiry: Inquiry }

/** What helps to answer: the homes, what else was asked, how to reach the person. */
export function Context({ inquiry }: Props) {
  const { siteType, bukkenNo, others, email, tel } = inquiry
  const { data: homes } = useQuery(homesQuery(siteType, bukkenNo))
  return (
    <aside aria-label="このお問い合わせについて" className={styles.context}>
      {homes && homes.length > 0 && (
        <section>
          <h3>お問い合わせの物件</h3>
          {homes.map((home) => (
            <HomeCard key={home.bukkenNo} site={siteType} home={home} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h3>この方のほかのお問い合わせ {others.length}件</h3>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.inquiryId}>
                <Link to={toInquiry(other.inquiryId)}>{other.inquiryTypeLabel}</Link>
                <span>
                  {formatDate(other.createdAt)}・{other.statusLabel}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HandOver inquiry={inquiry} />
      <section>
        <h3>連絡先</h3>
        {tel && <a href={telHref(tel)}>{tel}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </section>
    </aside>
  )
}
