import { readFormData } from '@sumai/domain/forms/validate'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { clearDraft, isKept, readDraft } from './draft.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Values } from './form-context.ts'
import type { FormPlan } from './form-plan.ts'

type Options = {
  plan: FormPlan
  box: RefObject<HTMLFormElement | null>
  /** Values from the address. */
  start: Values
  key: string
  answer: FormAnswer | undefined
  /** Index of the step to begin with. */
  startAt: number
}

type Start = {
  values: Values
  key: string
  /** Index of the last step that was reached. */
  reached: number
  isRestored: boolean
  /** Key of the fields: a new one resets them. */
  round: number
}

/** The initial values: posted ones, else those of the draft, else those in the address. */
export function useFormStart({ plan, box, start, key, answer, startAt }: Options) {
  const [begun, begin] = useState<Start>({
    values: answer?.values ?? start,
    key: answer?.key ?? key,
    reached: answer?.at ?? startAt,
    isRestored: false,
    round: 0,
  })
  const first = useRef({ plan, start, hasAnswer: answer !== undefined })

  useEffect(() => {
    const { plan, start, hasAnswer } = first.current
    const draft = hasAnswer ? null : readDraft(plan)
    if (!draft || !box.current) return
    const typed = readFormData(plan.form, new FormData(box.current))
    const values = withDraft(plan, start, draft.values, typed)
    begin(({ round }) => ({ ...draft, values, isRestored: true, round: round + 1 }))
  }, [box])

  const forget = () => {
    clearDraft(plan.site, plan.form.name)
    begin(({ round }) => ({
      values: start,
      key: crypto.randomUUID(),
      reached: 0,
      isRestored: false,
      round: round + 1,
    }))
  }
  return { ...begun, forget }
}

/** The draft, overwritten by values from the address and by what was typed since. */
function withDraft(plan: FormPlan, start: Values, draft: Values, typed: Values): Values {
  const { form, defaults = {} } = plan
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { fold }]) => {
      const now = fold(typed[name])
      const isUntouched = isEmpty(now) || JSON.stringify(now) === JSON.stringify(defaults[name])
      const isFree = isKept(form, name) && isUntouched
      return [name, isFree && name in draft ? fold(draft[name]) : isEmpty(now) ? start[name] : now]
    }),
  )
}

const isEmpty = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)
