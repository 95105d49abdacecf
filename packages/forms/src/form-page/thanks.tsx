import { BRAND } from '@sumai/domain/brand'
import type { FormName } from '@sumai/domain/forms/form'
import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
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
  /** Buttons: files to save, links. */
  actions: ReactNode
  /** Below: what to bring, how to get there. */
  children?: ReactNode
}

const ONE_STEP = [{ label: '入力' }]

/** The last step of a form: its receipt number and what happens next. */
export function ThanksPage(props: Props) {
  const { site, form, steps = ONE_STEP, thanks, heading, text, actions, children } = props
  const { receiptNo, replyEstimate, shop } = thanks
  useEffect(() => clearDraft(site, form), [site, form])
  const name = shop?.tenpoName ?? BRAND.name
  const tel = shop?.freeDial ?? shop?.tel ?? BRAND.tel
  return (
    <Container narrow>
      <div className={styles.page}>
        <FormProgress steps={steps} at="done" />
        <div className={styles.done}>
          <Mascot size="l" />
          <h1>{heading}</h1>
          <div className={styles.text}>
            {text ?? (
              <p>
                お問い合わせをありがとうございます。{name}の担当者から
                {replyEstimate
                  ? `、${formatDateWithWeekday(replyEstimate)} ${formatTime(replyEstimate)}ごろまでにご連絡します。`
                  : 'ご連絡します。'}
              </p>
            )}
          </div>
          <p className={styles.receipt}>
            受付番号 <b className={styles.number}>{receiptNo}</b>
          </p>
          <Callout tone="info">
            <p className={styles.note}>
              メールアドレスをご入力の方には確認のメールをお送りしています。1時間たっても届かないときは、迷惑メールのフォルダをご確認いただくか、
              {name}（<a href={telHref(tel)}>{tel}</a>
              ）にお電話ください。
            </p>
          </Callout>
          <div className={styles.actions}>{actions}</div>
        </div>
        {children}
      </div>
    </Container>
  )
}
