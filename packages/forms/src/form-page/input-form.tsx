import type { Choice } from '@sumai/domain/forms/field'
import { message } from '@sumai/domain/forms/messages'
import { useNavigation, useSubmit } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { ErrorSummary } from '@sumai/ui/error-summary'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import {
  type ComponentType,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { saveDraft } from './draft.ts'
import { DraftNote } from './draft-note.tsx'
import { Failure } from './failure.tsx'
import type { FormAnswer } from './form-answer.ts'
import { type FieldView, FormContext, type Values } from './form-context.ts'
import { labelOf } from './form-errors.ts'
import { FormFrame } from './form-frame.tsx'
import { type FormPlan, fieldsOfStep } from './form-plan.ts'
import type { FormFacts } from './form-shop.ts'
import { HiddenState, Honeypot } from './hidden-fields.tsx'
import styles from './input-form.module.css'
import type { OpenedForm } from './open-form.ts'
import { type FormParts, StepFields } from './step-fields.tsx'
import { useAfterPress } from './use-after-press.ts'
import { useFormRules } from './use-form-rules.ts'
import { useFormStart } from './use-form-start.ts'
import { useStep } from './use-step.ts'

export type InputProps = {
  plan: FormPlan
  opened: OpenedForm
  /** Values from the address. */
  start: Values
  /** Index of the step to begin with, where the address has answered those before. */
  startAt?: number
  heading: string
  lead: ReactNode
  /** Between the heading and the fields. */
  above?: ReactNode
  /** Beside the fields, or below them. */
  beside?: ReactNode
  /** What earlier steps have settled, above the fields of the later ones. */
  Settled?: ComponentType<{ at: number; goTo: (step: number) => void }>
  facts?: FormFacts
  choices?: Readonly<Record<string, readonly Choice[]>>
  views?: Readonly<Record<string, FieldView>>
  parts?: FormParts
}

type Props = InputProps & { answer: FormAnswer | undefined }

type Control = { name?: string; type?: string }

/** The input steps. Works without JavaScript: then the server checks the values. */
export function InputForm(props: Props) {
  const { plan, opened, start, heading, lead, above, beside, facts } = props
  const { choices = {}, views = {}, parts = {}, answer, startAt = 0, Settled } = props
  const { form, site, privacy, steps } = plan
  const box = useRef<HTMLFormElement>(null)
  const begun = useFormStart({ plan, box, start, key: opened.key, answer, startAt })
  const rules = useFormRules({ plan, box, facts, posted: answer?.errors })
  const { at, section, goTo } = useStep({ reached: begun.reached, asked: answer?.at ?? startAt })
  const [typed, setTyped] = useState({ round: 0, values: begun.values })
  const current = typed.round === begun.round ? typed.values : begun.values
  const [attempt, setAttempt] = useState(0)
  const isBusy = useNavigation().formMethod !== undefined
  const submit = useSubmit()
  const { onPointerDown, afterPress } = useAfterPress()
  const formKey = answer?.key ?? begun.key

  const keep = (reached = at) => {
    const values = rules.read()
    setTyped({ round: begun.round, values })
    saveDraft(plan, { key: formKey, reached, values })
  }
  const changed = (name: string) => {
    rules.onChange(name)
    keep()
  }
  const onChange = ({ target, nativeEvent }: FormEvent) => {
    const { name } = target as Control
    if (name && !(nativeEvent as InputEvent).isComposing) changed(name)
  }
  const onCompositionEnd = ({ target }: CompositionEvent) => {
    const { name } = target as Control
    if (name) changed(name)
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const { name } = target as Control
    // Moving between radio buttons of one field does not leave it.
    if (name && (relatedTarget as Control | null)?.name !== name) {
      afterPress(() => rules.onLeave(name))
    }
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const isLast = at === steps.length - 1 || submitter?.dataset.end === 'true'
    const names = isLast ? undefined : fieldsOfStep(steps[at] ?? { label: '', groups: [] })
    if (!(await rules.accept(names))) return setAttempt(attempt + 1)
    keep(isLast ? at : at + 1)
    if (!isLast) return goTo(at + 1)
    const data = new FormData(event.target as HTMLFormElement)
    data.set('step', 'confirm')
    // Adds a history entry, so that "back" leads from the confirmation to the fields.
    submit(data, { method: 'post', replace: false })
  }

  // A calendar writes its value into the page when it is rendered, hence the timeout.
  const settled = (name: string) =>
    setTimeout(() => {
      changed(name)
      rules.onLeave(name)
    })
  const fill = (name: string, text: string) => {
    const control = box.current?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return
    control.value = text
    settled(name)
  }

  const sheet = {
    ...{ form, site, privacy, choices, views, current },
    changed: settled,
    fill,
    now: opened.now,
    values: begun.values,
    errorOf: rules.errorOf,
  }
  const wrong = rules.wrong.map((name) => ({ name, label: labelOf(form, name) }))
  const hasFailed = answer?.failure !== undefined
  return (
    <FormFrame
      plan={plan}
      at={at}
      heading={heading}
      lead={lead}
      facts={facts}
      values={current}
      beside={beside}
      isNew={answer !== undefined && wrong.length === 0 && !hasFailed}
    >
      {(attempt > 0 || answer) && wrong.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={message('summary', { count: wrong.length })}
          errors={wrong}
        />
      )}
      {answer?.failure && <Failure text={answer.failure} />}
      {above}
      <FormContext value={sheet}>
        {Settled && at > 0 && <Settled at={at} goTo={goTo} />}
        <form
          ref={box}
          method="post"
          noValidate
          {...{ onSubmit, onChange, onBlur, onCompositionEnd, onKeyDown, onPointerDown }}
        >
          {/* The default button, which Enter presses in every step. */}
          <VisuallyHidden>
            <button type="submit" name="step" value="confirm" tabIndex={-1} aria-hidden="true" />
          </VisuallyHidden>
          <HiddenState formKey={formKey} formToken={answer?.formToken ?? opened.formToken} />
          <div key={begun.round}>
            {steps.map((step, index) => (
              <StepFields
                key={step.label}
                {...{ step, index, parts }}
                isCurrent={index === at}
                ref={index === at ? section : undefined}
                onBack={index > 0 ? () => goTo(index - 1) : undefined}
                end={index === steps.length - 1 ? <ToConfirmation isBusy={isBusy} /> : undefined}
              />
            ))}
          </div>
          <Honeypot value={String(begun.values.website ?? '')} />
        </form>
      </FormContext>
      <DraftNote isRestored={begun.isRestored} onForget={begun.forget} />
    </FormFrame>
  )
}

/** Enter that ends an IME composition must not submit; Safari marks it by key code 229 only. */
function onKeyDown(event: KeyboardEvent) {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key === 'Enter' && isComposing) event.preventDefault()
}

/** The end of the last input step. */
const ToConfirmation = ({ isBusy }: { isBusy: boolean }) => (
  <div className={styles.submit}>
    <Button
      type="submit"
      name="step"
      value="confirm"
      data-end
      variant="accent"
      size="l"
      block
      busy={isBusy}
    >
      入力内容を確認する
      <ArrowRightIcon size="s" />
    </Button>
    <p className={styles.note}>この時点ではまだ送信されません。</p>
  </div>
)
