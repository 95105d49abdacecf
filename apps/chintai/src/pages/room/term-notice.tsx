import { termLabel } from '@sumai/outline/rental-rows'
import { Callout } from '@sumai/ui/callout'
import type { Room } from './room-data.ts'
import css from './term-notice.module.css'

type Props = { room: Pick<Room, 'keiyakuKbn' | 'keiyakuKikanMonth' | 'saikeiyaku'> }

/** `keiyaku_kbn`: a lease that ends for good when its term is over. */
const FIXED_TERM = 2

/** The first message on the page: the contract may end after a fixed term. */
export function TermNotice({ room: { keiyakuKbn, keiyakuKikanMonth, saikeiyaku } }: Props) {
  if (keiyakuKbn !== FIXED_TERM) return null
  return (
    <div className={css.notice}>
      <Callout tone="warn" title={`定期借家契約（${termLabel(keiyakuKikanMonth)}）の部屋です`}>
        <p>
          契約期間が満了すると契約は終了し、更新はありません。
          {saikeiyaku && `再契約については「${saikeiyaku}」です。`}
        </p>
      </Callout>
    </div>
  )
}
