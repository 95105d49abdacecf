import { BRAND, telOf } from '@sumai/domain/brand'
import type { FormName } from '@sumai/domain/forms/form'
import { formatDayAndMonth, formatTime } from '@sumai/format/dates'
import { telHref } from '@sumai/format/tel'
import type { SiteType } from '@sumai/platform'
import { Callout } from '@sumai/ui/callout'
import { Container } from '@sumai/ui/container'
import { Mascot } from '@sumai/ui/mascot'
import { type ReactNode, useEffect } from 'react'
import { clearDraft } from './draft.ts'
import type { FormStep } from './form-plan.ts'
import { FormProgress } from './form-progress.tsx'
import type { Thanks } from './receipt.ts'
import styles from './thanks.module.css'

type Props = {
  site: SiteType
  /** The form that was sent; its draft is deleted. */
  form: FormName
  /** Its input steps; by default the only one. */
  steps?: readonly Pick<FormStep, 'label'>[]
  thanks: Thanks
  heading: string
  /** What happens next; by default who answers, and when. */
  text?: ReactNode
  /** Says to whom a mail was sent; by default to those who gave an address. */
  mail?: string
  /** Buttons: files to save, links. */
  actions: ReactNode
  /** Below: what to bring, how to get there. */
  children?: ReactNode
}

const MAILED = 'メールアドレスをご入力の方には、確認のメールをお送りしています。'
const ONE_STEP = [{ label: '入力' }]

/** The last step of a form: its receipt number and what happens next. */
export function ThanksPage(props: Props) {
  const { site, form, steps = ONE_STEP, thanks, heading, text, mail = MAILED } = props
  const { actions, children } = props
  const { receiptNo, replyEstimate, shop } = thanks
  useEffect(() => clearDraft(site, form), [site, form])
  const name = shop?.tenpoName ?? BRAND.name
  const tel = telOf(shop)
  return (
    <Container>
      <div className={styles.page}>
        <FormProgress steps={steps} at="done" />
        <div className={styles.done}>
          <Mascot size="l" />
          <h1>{heading}</h1>
          <div className={styles.text}>
            {text ?? (
              <p>
                お問い合わせをありがとうございます。
                <span className={styles.whole}>{name}</span>の担当者から
                {replyEstimate && (
                  <>
                    、
                    <span className={styles.whole}>
                      {formatDayAndMonth(replyEstimate)} {formatTime(replyEstimate)}ごろ
                    </span>
                    までに
                  </>
                )}
                ご連絡します。
              </p>
            )}
          </div>
          <p className={styles.receipt}>
            受付番号 <b className={styles.number}>{receiptNo}</b>
          </p>
          <Callout tone="info">
            <p className={styles.note}>
              {mail}1時間たっても届かないときは、迷惑メールのフォルダをご確認いただくか、
              <span className={styles.whole}>{name}</span>
              <span className={styles.whole}>
                （<a href={telHref(tel)}>{tel}</a>）
              </span>
              にお電話ください。
            </p>
          </Callout>
          <div className={styles.actions}>{actions}</div>
        </div>
        {children}
      </div>
    </Container>
  )
}
