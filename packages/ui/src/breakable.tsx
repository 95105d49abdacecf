import { Fragment, type ReactNode } from 'react'

/** Where a loan word that is longer than its line may end one, and the name of a town: 三養基郡みやき町. */
const JOINTS = /(?=インターホン|コンクリート造|クローゼット)|(?<=郡)(?=.+[町村])/

/** A short label whose long words break between their parts. */
export const breakable = (label: string): ReactNode =>
  label.split(JOINTS).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
