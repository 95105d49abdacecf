import { Stepper } from '@sumai/ui/stepper'
import type { FormStep } from './form-plan.ts'

type Props = {
  steps: readonly Pick<FormStep, 'label'>[]
  /** Index of an input step, or one of the two last steps of every form. */
  at: number | 'confirm' | 'done'
}

/** The progress line of a form: its input steps, then confirmation and receipt. */
export function FormProgress({ steps, at }: Props) {
  const labels = [...steps.map(({ label }) => label), '確認', '完了']
  const current = at === 'confirm' ? steps.length : at === 'done' ? steps.length + 1 : at
  return <Stepper steps={labels} current={current} />
}
