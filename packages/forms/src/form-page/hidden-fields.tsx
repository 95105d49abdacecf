import { VisuallyHidden } from '@sumai/ui/visually-hidden'

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

/** A field that only programs fill in. Not `display: none`, which the programs it is meant for know. */
export function Honeypot({ value }: HoneypotProps) {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        （入力しないでください）
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </VisuallyHidden>
  )
}
