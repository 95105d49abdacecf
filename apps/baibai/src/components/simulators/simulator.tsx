import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { PhoneFold } from '@sumai/ui/phone-fold'
import type { ReactNode } from 'react'
import css from './simulator.module.css'

type Props = {
  /** Of the element, and where a plain form comes back to. */
  id: string
  label: string
  fields: ReactNode
  onReset: () => void
  /** Why there is no result, in a sentence. */
  refusal: string | undefined
  /** What the result rests on; always in view. */
  assumptions: readonly string[]
  /** Where the fields are few. */
  notesBelowFields?: boolean
  children: ReactNode
}

/**
 * Fields beside their result; a phone has the result first and the fields on demand. Every change
 * counts at once; without scripts the form asks the same page again.
 */
export function Simulator(props: Props) {
  const { id, label, fields, onReset, refusal, assumptions } = props
  const { notesBelowFields, children } = props
  const notes = (
    <ul aria-label={`${label}の前提`} className={css.assumptions}>
      {assumptions.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
  const form = (
    <form
      action={`#${id}`}
      aria-label={label}
      className={css.fields}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      {fields}
      <div className={css.unscripted}>
        <Button type="submit" block>
          この条件で計算する
        </Button>
      </div>
      <div className={css.scripted}>
        <Button variant="outline" block onClick={onReset}>
          最初の値に戻す
        </Button>
      </div>
    </form>
  )
  return (
    <div id={id} className={css.simulator}>
      <PhoneFold label="条件を変える">{form}</PhoneFold>
      <div className={css.result}>
        {refusal === undefined ? (
          children
        ) : (
          <Callout tone="err" title="計算できませんでした">
            {refusal}
          </Callout>
        )}
        {!notesBelowFields && notes}
      </div>
      {notesBelowFields && notes}
    </div>
  )
}
