import { BRAND } from '@sumai/domain/brand'
import type { FormName } from '@sumai/domain/forms/form'
import { openingTimes } from '@sumai/format/clock-time'
import { telHref } from '@sumai/format/tel'
import { unbroken } from '@sumai/format/unbroken'
import { ChevronDownIcon, PhoneIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import styles from './form-aside.module.css'
import { FORM_NOTES } from './form-notes.ts'
import type { FormShop } from './form-shop.ts'

type Props = {
  form: FormName
  /** Who answers; by default the agency. */
  shop?: FormShop | undefined
  /** The page shows the mascot already. */
  isGuided?: boolean
  /** What one gets by the form, after who answers. */
  children?: ReactNode
}

/** Who answers a form and their telephone, what happens after it, and what people ask before they send it. */
export function FormAside({ form, shop, isGuided, children }: Props) {
  const { last, questions } = FORM_NOTES[form]
  return (
    <aside aria-label="お手続きのご案内" className={styles.aside}>
      {shop ? <ShopAnswers shop={shop} /> : <AgencyAnswers isGuided={isGuided} />}
      {children}
      <section aria-labelledby="form-after" className={styles.note}>
        <h2 id="form-after">送信のあと</h2>
        <ol className={styles.steps}>
          <li>受付番号を画面でご案内します。</li>
          <li>確認のメールをお送りします。</li>
          <li>{last}</li>
        </ol>
      </section>
      <section aria-labelledby="form-questions">
        <h2 id="form-questions" className={styles.heading}>
          送信の前に、よくいただくご質問
        </h2>
        {questions.map(({ asked, answer }, index) => (
          <details key={asked} open={index === 0} className={styles.question}>
            <summary>
              {asked}
              <ChevronDownIcon size="s" />
            </summary>
            <p>{unbroken(answer)}</p>
          </details>
        ))}
      </section>
    </aside>
  )
}

const ShopAnswers = ({ shop }: { shop: FormShop }) => (
  <section aria-labelledby="form-phone" className={styles.shop}>
    {shop.photo && (
      <Picture
        photo={{ url: shop.photo, width: 1000, height: 667 }}
        alt=""
        ratio="16:9"
        sizes="(min-width: 1264px) 360px, 92vw"
      />
    )}
    <div className={styles.words}>
      <p className={styles.label}>担当の店舗</p>
      <h2 id="form-phone" className={styles.name}>
        {shop.tenpoName}
      </h2>
      <p>{unbroken(shop.access ?? shop.address)}</p>
      <Phone tel={shop.tel} hours={`${openingTimes(shop)}　定休日：${shop.teikyuLabel}`} />
    </div>
  </section>
)

const AgencyAnswers = ({ isGuided }: Pick<Props, 'isGuided'>) => (
  <section aria-labelledby="form-phone" className={styles.agency}>
    <div className={styles.words}>
      <h2 id="form-phone" className={styles.label}>
        お電話でも承ります
      </h2>
      <Phone tel={BRAND.tel} hours={BRAND.telHours} />
    </div>
    {!isGuided && <Mascot size="s" />}
  </section>
)

const Phone = ({ tel, hours }: { tel: string; hours: string }) => (
  <>
    <a href={telHref(tel)} className={styles.phone}>
      <PhoneIcon />
      {tel}
    </a>
    <p>{hours}</p>
  </>
)
