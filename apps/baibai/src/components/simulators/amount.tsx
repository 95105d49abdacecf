import { amountParts } from '@sumai/format/amount-parts'
import { Fragment } from 'react'

type Props = {
  /** 109.7万円, 1億3,800万円, 8.41% */
  text: string
  /** Class of its numbers, which are larger than their units. */
  numbers: string | undefined
}

export const Amount = ({ text, numbers }: Props) =>
  amountParts(text).map(({ number, unit }) => (
    <Fragment key={unit}>
      <b className={numbers}>{number}</b>
      {unit}
    </Fragment>
  ))
