import { Fragment, type ReactNode } from 'react'

/** Where a loan word that is longer than its line may end one. */
const JOINTS = /(?=インターホン|コンクリート造|クローゼット)/

/** A short label whose long words break between their parts. */
export const breakable = (label: string): ReactNode =>
  label.split(JOINTS).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
