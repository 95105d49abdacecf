import css from './plain-list.module.css'

type Props = { items: readonly { title: string; text: string }[] }

/** What is said in a line each: its name, and beside it the words. */
export const PlainList = ({ items }: Props) => (
  <dl className={css.list}>
    {items.map(({ title, text }) => (
      <div key={title} className={css.item}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
