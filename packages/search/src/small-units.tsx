import { amountParts } from '@sumai/format/amount-parts'
import { Fragment } from 'react'

/** An amount whose units are smaller than its numbers: 1 億 3,800 万円. */
export const SmallUnits = ({ text }: { text: string }) =>
  amountParts(text).map(({ number, unit }) => (
    <Fragment key={unit}>
      {number}
      <small>{unit}</small>
    </Fragment>
  ))
