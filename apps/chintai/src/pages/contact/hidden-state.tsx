import type { Answer } from './contact-answer.ts'

type Props = { answer: Pick<Answer, 'key' | 'formToken'> }

/** What a try must bring back unchanged. */
export function HiddenState({ answer: { key, formToken } }: Props) {
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="form_token" value={formToken} />
    </>
  )
}
