import css from './steps.module.css'

type Props = {
  steps: readonly { title: string; text: string /** 1〜2週間 */; term?: string }[]
}

export function Steps({ steps }: Props) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text, term }, index) => (
        <li
          key={title}
          data-last={index + 1 === Math.ceil(steps.length / 2) || undefined}
          className={css.step}
        >
          <h3 className={css.title}>
            {title}
            {term && <span className={css.term}>{term}</span>}
          </h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
