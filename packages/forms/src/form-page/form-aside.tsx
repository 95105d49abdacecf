import { BRAND } from '@sumai/domain/brand'
import type { FormName } from '@sumai/domain/forms/form'
import { telHref } from '@sumai/format/tel'
import { Callout } from '@sumai/ui/callout'
import { useHydrated } from '@sumai/ui/use-hydrated'
import styles from './form-frame.module.css'

/** What happens at the end, where it is more than a reply. */
const LAST: Partial<Record<FormName, string>> = {
  property: '最新の状況を確かめ、担当者がお返事します。',
  'property-building': '空きを確かめ、担当者がお返事します。',
  request: '条件に合うお部屋を、担当者がお探しします。',
  reservation: '日時の変更は、メールからできます。',
  'seminar-apply': 'お席をご用意して、お待ちしています。',
  satei: '担当者が、物件について詳しくうかがいます。',
  'mail-magazine': 'メールのURLから、手続きが完了します。',
  'mail-alert': 'メールのURLを開くと、登録が完了します。',
}

/**
 * Below a form, or beside it: what happens after it, and the telephone. Not in the HTML, which every
 * visit to a form loads anew.
 */
export function FormAside({ form }: { form: FormName }) {
  if (!useHydrated()) return null
  return (
    <aside aria-label="お手続きのご案内" className={styles.aside}>
      <Callout tone="info" title="送信のあと">
        <ol className={styles.steps}>
          <li>受付番号を画面でご案内します。</li>
          <li>確認のメールをお送りします。</li>
          <li>{LAST[form] ?? '担当者からご連絡します。'}</li>
        </ol>
      </Callout>
      <Callout tone="info" title="お電話でも承ります">
        <p>
          <a href={telHref(BRAND.tel)}>{BRAND.tel}</a>
          <br />
          {BRAND.telHours}
        </p>
      </Callout>
    </aside>
  )
}
