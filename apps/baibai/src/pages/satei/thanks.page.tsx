import { readReceipt, type Thanks } from '@sumai/forms/receipt'
import { ThanksPage } from '@sumai/forms/thanks'
import { thanksHandle } from '@sumai/forms/thanks-route'
import { type LoaderFunctionArgs, type RouteHandle, useLoaderData } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Facts } from '@sumai/ui/facts'
import { crumbs, paths } from '../../paths.ts'
import { steps } from './satei-steps.ts'
import css from './thanks.module.css'

export const loader = (args: LoaderFunctionArgs) => readReceipt(args, paths.satei)

export const handle = thanksHandle({
  site: 'baibai',
  title: '査定依頼を受け付けました',
  description: '査定のご依頼を受け付けました。これからの流れと、ご用意いただく書類をご案内します。',
  crumbs: crumbs(['売却', paths.sell], ['無料査定', paths.satei], '完了'),
}) satisfies RouteHandle<Thanks>

const WAY = [
  { label: '1. ご連絡', value: '担当者がお電話かメールで、物件について詳しくうかがいます。' },
  { label: '2. 調査', value: '周辺の売り出しと成約、法令上の制限、登記を調べます。' },
  { label: '3. 訪問', value: '訪問査定では、お約束の日時に建物と敷地を拝見します。' },
  { label: '4. ご報告', value: '査定価格とその根拠を、書面でご説明します。' },
]

const PAPERS = [
  { label: '権利に関する書類', value: '登記済権利証または登記識別情報通知' },
  { label: '税金に関する書類', value: '固定資産税の納税通知書' },
  { label: '建物に関する書類', value: '購入時の図面・パンフレット、建築確認済証・検査済証' },
  { label: '土地に関する書類', value: '測量図、境界確認書' },
]

export function Component() {
  return (
    <ThanksPage
      site="baibai"
      form="satei"
      steps={steps}
      thanks={useLoaderData<typeof loader>()}
      heading="査定依頼を受け付けました"
      actions={
        <ButtonLink to={paths.sell} variant="outline">
          売却のご案内へ
        </ButtonLink>
      }
    >
      <section className={css.section}>
        <h2>ご報告までの流れ</h2>
        <Facts caption="ご報告までの流れ" rows={WAY} />
      </section>
      <section className={css.section}>
        <h2>お手元にあるとよい書類</h2>
        <p>すべてそろっていなくても査定できます。</p>
        <Facts caption="お手元にあるとよい書類" rows={PAPERS} />
      </section>
    </ThanksPage>
  )
}
