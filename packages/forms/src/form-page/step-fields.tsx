import { Button } from '@sumai/ui/button'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { type ComponentType, Fragment, type ReactNode, type Ref, useId } from 'react'
import { useFormContext } from './form-context.ts'
import { FormField } from './form-field.tsx'
import type { FormStep } from './form-plan.ts'
import styles from './step-fields.module.css'

/** A custom component for a field; it gets its data from `useFormContext`. */
export type FormParts = Readonly<Record<string, ComponentType>>

type Props = {
  step: FormStep
  index: number
  isCurrent: boolean
  ref: Ref<HTMLElement> | undefined
  parts: FormParts
  /** Goes to the previous step; the first step has none. */
  onBack?: () => void
  /** The end of the last step: the button to the confirmation. */
  end: ReactNode
}

/** The fields of one step. The other steps stay in the page, hidden, with their values. */
export function StepFields({ step, index, isCurrent, ref, parts, onBack, end }: Props) {
  const { form, current } = useFormContext()
  const id = useId()
  const unasked: readonly string[] = form.unasked?.(current) ?? []
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={step.label}
      data-current={isCurrent || undefined}
      className={styles.step}
    >
      {step.groups.map(({ heading, fields }, position) => {
        const asked = fields.map((name) => {
          const Part = parts[name]
          return (
            <div
              key={name}
              data-unasked={unasked.includes(name) || undefined}
              className={styles.item}
            >
              {Part ? <Part /> : <FormField name={name} />}
            </div>
          )
        })
        if (!heading) return <Fragment key={fields[0]}>{asked}</Fragment>
        const headingId = `${id}-${position}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out with every field.
          <div key={heading} role="group" aria-labelledby={headingId} className={styles.group}>
            <h2 id={headingId} className={styles.heading}>
              {heading}
            </h2>
            {asked}
          </div>
        )
      })}
      {end ?? (
        <div className={styles.ways}>
          <Button type="submit" name="step" value={`next-${index}`} size="l" block>
            次へ進む
            <ArrowRightIcon size="s" />
          </Button>
        </div>
      )}
      {onBack && (
        <p className={styles.back}>
          <Button variant="quiet" onClick={onBack}>
            前のステップに戻る
          </Button>
        </p>
      )}
    </section>
  )
}
