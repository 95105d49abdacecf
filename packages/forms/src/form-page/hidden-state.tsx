type Props = { formKey: string; formToken: string }

/** What a try must bring back unchanged. */
export function HiddenState({ formKey, formToken }: Props) {
  return (
    <>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="form_token" value={formToken} />
    </>
  )
}
