import { answersOf } from '@sumai/domain/forms/answers'
import type { FormDefinition } from '@sumai/domain/forms/form'
import { toPosted } from '@sumai/domain/forms/posted'
import { Form, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { ChevronLeftIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './confirmation.module.css'
import { Failure } from './failure.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormFrame } from './form-frame.tsx'
import { type FormPlan, fieldsOfStep } from './form-plan.ts'
import type { FormFacts } from './form-shop.ts'
import { HiddenState } from './hidden-fields.tsx'

export type ConfirmProps = {
  plan: FormPlan
  /** What the form is about, above the answers. */
  target?: ReactNode
  /** Labels of values, by field: a shop, a station. */
  words?: Readonly<Record<string, (value: string) => string>>
}

type Props = ConfirmProps & { facts?: FormFacts | undefined; answer: FormAnswer }

/**
 * The answers, and buttons to send or change them. Sending twice has the same key, so it counts
 * once.
 */
export function Confirmation({ plan, target, words, facts, answer }: Props) {
  const { form, steps } = plan
  const { values, failure, key, formToken } = answer
  const isBusy = useNavigation().state !== 'idle'
  const answers = answersOf(form, values, words)
  return (
    <FormFrame
      plan={plan}
      at="confirm"
      heading="入力内容の確認"
      lead={
        <>
          まだ送信されていません。内容がよければ
          <span className={styles.button}>「この内容で送信する」</span>を押してください。
        </>
      }
      facts={facts}
      values={values}
      isNew={!failure}
    >
      {failure && <Failure text={failure} />}
      {target}
      <Form
        method="post"
        replace
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <HiddenState formKey={key} formToken={formToken} />
        {toPosted(form, values).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {steps.map((step, index) => (
          <section key={step.label} aria-label={step.label} className={styles.step}>
            {steps.length > 1 && (
              <div className={styles.head}>
                <h2 className={styles.heading}>{step.label}</h2>
                <Button type="submit" name="step" value={`edit-${index}`} variant="quiet" size="s">
                  変更する
                </Button>
              </div>
            )}
            <dl className={styles.list}>
              {fieldsOfStep(step).map((name) => {
                const answered = answers.find((one) => one.name === name)
                if (!answered || isShownElsewhere(form, name)) return null
                return (
                  <div key={name} className={styles.row}>
                    <dt className={styles.label}>{answered.label}</dt>
                    <dd className={styles.value}>{answered.text}</dd>
                  </div>
                )
              })}
            </dl>
          </section>
        ))}
        <div className={styles.ways}>
          <Button
            type="submit"
            name="step"
            value="send"
            variant="accent"
            size="l"
            block
            busy={isBusy}
          >
            {isBusy ? '送信中' : 'この内容で送信する'}
          </Button>
          <Button type="submit" name="step" value="edit-0" variant="quiet">
            <ChevronLeftIcon />
            入力に戻って修正する
          </Button>
        </div>
      </Form>
    </FormFrame>
  )
}

/** Not in the list of answers: the consent, and the listings, which have cards. */
const isShownElsewhere = (form: FormDefinition, name: string) =>
  name === 'agree_privacy' || form.fields[name]?.control === 'hiddens'
