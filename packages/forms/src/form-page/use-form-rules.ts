import type { Facts } from '@sumai/domain/forms/facts'
import type { FormErrors } from '@sumai/domain/forms/form'
import { validateForm } from '@sumai/domain/forms/validate'
import { type RefObject, useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Values } from './form-context.ts'
import { messageOf, nested, wrongNames } from './form-errors.ts'
import { type FormPlan, typedIn } from './form-plan.ts'

type Options = {
  plan: FormPlan
  box: RefObject<HTMLFormElement | null>
  facts: Facts | undefined
  /** Errors from the server. */
  posted: FormErrors | undefined
}

/**
 * The rules of a form while it is filled in: the same as on the server, applied to what the browser
 * would post. An error appears when a changed field is left, and disappears as soon as the value is
 * valid; submitting checks all fields.
 */
export function useFormRules({ plan, box, facts, posted }: Options) {
  const { form } = plan
  const validate = () => {
    const input = box.current ? typedIn(plan, new FormData(box.current), facts) : {}
    return validateForm(form, input, facts)
  }
  const errors = useMemo(() => posted && nested(posted), [posted])
  const { trigger, formState } = useForm({
    resolver: async () => ({ values: {}, errors: nested(validate().errors) }),
    ...(errors && { errors }),
  })
  const changed = useRef(new Set<string>())
  const left = useRef(new Set<string>())
  const wrong = wrongNames(plan, formState.errors)

  return {
    wrong,
    errorOf: (name: string) => messageOf(formState.errors, name),
    read: (): Values => validate().values,
    onChange(name: string) {
      changed.current.add(name)
      const again = left.current.has(name) ? [...wrong, name] : wrong
      if (again.length > 0) trigger(again)
    },
    onLeave(name: string) {
      if (!changed.current.has(name)) return
      left.current.add(name)
      trigger(name)
    },
    /** Checks these fields (default: all) and shows their errors. */
    accept: (names?: string[]): Promise<boolean> => trigger(names),
  }
}
