import { useActionData } from '@sumai/platform'
import { Confirmation, type ConfirmProps } from './confirmation.tsx'
import type { FormAnswer } from './form-answer.ts'
import { InputForm, type InputProps } from './input-form.tsx'

export type FormProps = InputProps & ConfirmProps

/** The fields of a form or its confirmation, depending on the answer of the action. */
export function FormBody(props: FormProps) {
  const answer = useActionData() as FormAnswer | undefined
  return answer?.step === 'confirm' ? (
    <Confirmation {...props} answer={answer} />
  ) : (
    <InputForm {...props} answer={answer} />
  )
}
