import { BRAND } from '@sumai/domain/brand'
import { unbrokenProse } from '@sumai/format/unbroken-prose'
import { Mascot } from '@sumai/ui/mascot'
import styles from './short-answer.module.css'

type Props = { text: string }

/** The answer in a sentence or two, by the mascot. */
export const ShortAnswer = ({ text }: Props) => (
  <div className={styles.answer}>
    <Mascot />
    <div className={styles.words}>
      <p className={styles.who}>{BRAND.mascot}の答え</p>
      <p className={styles.text}>{unbrokenProse(text)}</p>
    </div>
  </div>
)
