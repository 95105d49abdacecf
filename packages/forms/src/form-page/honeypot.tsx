import styles from './honeypot.module.css'

type Props = { value: string }

/** A field that only programs fill in. */
export function Honeypot({ value }: Props) {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        （入力しないでください）
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </div>
  )
}
