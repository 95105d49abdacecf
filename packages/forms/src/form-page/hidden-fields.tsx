import styles from './hidden-fields.module.css'

type StateProps = { formKey: string; formToken: string }

/** Values that every submission carries unchanged. */
export function HiddenState({ formKey, formToken }: StateProps) {
  return (
    <>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="form_token" value={formToken} />
    </>
  )
}

type HoneypotProps = { value: string }

/** A field that only programs fill in. */
export function Honeypot({ value }: HoneypotProps) {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        （入力しないでください）
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </div>
  )
}
