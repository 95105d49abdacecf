import styles from '../content.module.css'
import { STAGES, type View } from '../view.ts'

type Props = { view: View }

export function Nothing({ view: { words, stage } }: Props) {
  const state = STAGES.find((it) => it.stage === stage)?.label
  return (
    <p className={styles.empty}>
      {words
        ? `「${words}」の記事はありません`
        : state
          ? `${state}の記事はありません`
          : '記事はまだありません'}
    </p>
  )
}
