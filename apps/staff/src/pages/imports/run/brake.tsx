import { formatNumber } from '@sumai/format/number'
import { Button } from '@sumai/ui/button'
import { Textarea } from '@sumai/ui/controls'
import { Field } from '@sumai/ui/field'
import { AlertIcon } from '@sumai/ui/icon'
import { type CSSProperties, type SubmitEvent, useState } from 'react'
import type { KeptFile } from '../kept-file.ts'
import styles from './brake.module.css'

type Props = {
  closed: number
  onOffer: number
  isBusy: boolean
  reason: string
  onReason: (reason: string) => void
  onApply: (change?: Partial<KeptFile>, reason?: string) => void
}

const LEAST_LETTERS = 5

/** A file that closes more than a fifth of what is on offer is stopped: a reason lets it through. */
export function Brake({ closed, onOffer, isBusy, reason, onReason, onApply }: Props) {
  const [isAsked, setAsked] = useState(false)
  const isWriting = isAsked || reason !== ''
  const [error, setError] = useState('')
  const share = closed / Math.max(1, onOffer)

  function applyAll(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const why = reason.trim()
    if (why.length < LEAST_LETTERS) setError('なぜ終了するのか、わかるように書いてください。')
    else onApply({}, why)
  }
  return (
    <section aria-labelledby="brake" className={styles.brake}>
      <header>
        <AlertIcon size="l" />
        <div>
          <h2 id="brake">反映を止めています</h2>
          <p>
            公開中の{formatNumber(onOffer)}件のうち
            <b>
              {formatNumber(closed)}件（{(share * 100).toFixed(1)}%）
            </b>
            が募集終了になります。20%を超えるときは、そのままでは反映しません。
          </p>
        </div>
      </header>
      <div className={styles.body}>
        <div aria-hidden="true" className={styles.gauge}>
          <span>止める目安 20%</span>
          <i style={{ '--share': Math.min(1, share) } as CSSProperties} />
        </div>
        <p>元のデータから店舗や期間が抜けていないか、先に確かめてください。</p>
        <div className={styles.actions}>
          <Button busy={isBusy} onClick={() => onApply({ full: false })}>
            募集終了を除いて反映する
          </Button>
          {!isWriting && (
            <Button variant="quiet" onClick={() => setAsked(true)}>
              理由を書いてすべて反映する
            </Button>
          )}
        </div>
        {isWriting && (
          <form onSubmit={applyAll} className={styles.reason}>
            <Field name="reason" label="終了する理由" required error={error || undefined}>
              <Textarea
                rows={2}
                maxLength={500}
                autoFocus={isAsked}
                value={reason}
                onChange={({ target }) => {
                  setAsked(true)
                  onReason(target.value)
                }}
              />
            </Field>
            <Button type="submit" variant="outline" busy={isBusy}>
              {formatNumber(closed)}件を終了して反映する
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
