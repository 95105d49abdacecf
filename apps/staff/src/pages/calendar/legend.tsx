import styles from './legend.module.css'

const LOOKS = [
  ['visit', '来店・内見'],
  ['requested', '承認待ち'],
  ['seminar', 'セミナー'],
  ['blocked', '受付を停止'],
] as const

export function Legend() {
  return (
    <div className={styles.legend}>
      {LOOKS.map(([look, label]) => (
        <span key={look}>
          <i data-look={look} />
          {label}
        </span>
      ))}
      <p>予約は引いて動かせます。動かすと、10秒後にお客様へ知らせます。</p>
    </div>
  )
}
