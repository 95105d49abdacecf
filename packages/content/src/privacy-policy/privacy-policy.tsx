import { BRAND } from '@sumai/domain/brand'
import { PRESIDENT } from '@sumai/domain/company'
import { telHref } from '@sumai/format/tel'
import { whole } from '@sumai/format/unbroken'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import { PhoneFold } from '@sumai/ui/phone-fold'
import { Subpage } from '@sumai/ui/subpage'
import { ContentsList } from '../articles/contents-list.tsx'
import { POLICY, REVISED, SUMMARY } from './policy.ts'
import styles from './privacy-policy.module.css'

const CONTACT = { id: 'contact', text: 'お問い合わせ窓口' }
const HEADINGS = [
  ...POLICY.map(({ heading }, index) => ({ id: `part-${index + 1}`, text: heading })),
  CONTACT,
]

/** 個人情報保護方針, the same for both sites. */
export function PrivacyPolicy() {
  return (
    <Subpage
      drawing="lock"
      meta={`${REVISED} 改定`}
      rail={<ContentsList headings={HEADINGS} beside />}
    >
      <div className={styles.policy}>
        <p>
          {BRAND.legalName}
          （以下「当社」）は、お客様からお預かりした個人情報を大切に扱い、法令を守って次のとおり取り扱います。
        </p>
        <section aria-label="方針の要点" className={styles.summary}>
          <h2>3つの要点</h2>
          <dl>
            {SUMMARY.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{unbrokenProse(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className={styles.onPhone}>
          <PhoneFold label="このページの内容を見る">
            <ContentsList headings={HEADINGS} />
          </PhoneFold>
        </div>
        {POLICY.map(({ heading, paragraphs, items }, index) => (
          <section
            key={heading}
            id={HEADINGS[index]?.id}
            aria-label={heading}
            className={styles.part}
          >
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{unbrokenProse(text)}</p>
            ))}
            {items && (
              <ul className={styles.items}>
                {items.map((text) => (
                  <li key={text}>{unbrokenProse(text)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section id={CONTACT.id} aria-label={CONTACT.text} className={styles.part}>
          <h2 className={styles.heading}>{CONTACT.text}</h2>
          <p>
            {BRAND.legalName} 個人情報相談窓口
            <br />
            個人情報の取り扱いの責任者 {whole(PRESIDENT)}
            <br />〒{BRAND.headOffice.zip} {BRAND.headOffice.address}
            <br />
            電話 <a href={telHref(BRAND.tel)}>{BRAND.tel}</a>（{BRAND.telHours}）
          </p>
        </section>
      </div>
    </Subpage>
  )
}
