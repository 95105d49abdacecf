import styles from './steps.module.css'

type Props = {
  steps: readonly {
    title: string
    text: string
    /** 1〜2週間 */
    term?: string
  }[]
}

/** What comes one after the other; in two columns where there is room. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, term }, index) => (
        <li
          key={title}
          data-last={index + 1 === Math.ceil(steps.length / 2) || undefined}
          className={styles.step}
        >
          <h3 className={styles.title}>
            {title}
            {term && <span className={styles.term}>{term}</span>}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
