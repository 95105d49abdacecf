import { unbroken } from '@sumai/format/unbroken'
import styles from './sentences.module.css'

const END = /(?<=。)/

/** A few short sentences, each of which begins a line where it does not fit the one before. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(END).map((sentence) => (
    <span key={sentence} className={styles.sentence}>
      {unbroken(sentence)}
    </span>
  ))
