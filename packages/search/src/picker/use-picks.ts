import { useLocation, useNavigate, useNavigation } from '@sumai/platform'
import { type FormEvent, useRef } from 'react'
import { type Range, readForm } from '../filter/read-form.ts'
import { useDraft } from '../filter/use-draft.ts'

/** What the address of a picker says beside conditions: how it is looked at. */
const SHOWN = ['price_of', 'line', 'schools']

/**
 * The choices of a form, kept in the address of the page: the loader counts again, and going back
 * restores them. Without scripts the form is sent to the results as it is.
 */
export function usePicks(
  hrefOf: (fields: URLSearchParams) => string,
  ranges: readonly Range[] = [],
) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isCounting = useNavigation().location?.pathname === pathname
  const draft = useDraft(pathname + search)
  const form = useRef<HTMLFormElement>(null)
  const shown = [...new URLSearchParams(search)].filter(([name]) => SHOWN.includes(name))

  /** This page with other fields, and as it is looked at now. */
  const addressOf = (fields: Iterable<readonly [string, string]>) => {
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, value]))
    for (const [name, value] of shown) if (!query.has(name)) query.append(name, value)
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  const fields = () => (form.current ? readForm(form.current, ranges) : new URLSearchParams())
  function choose(params: URLSearchParams) {
    draft.keep(params)
    navigate(addressOf(params), { replace: true, preventScrollReset: true })
  }

  return {
    form,
    draft,
    isCounting,
    addressOf,
    /** This page as it would be with other values of what it shows. */
    lookedAt: (name: string, value: string) => {
      const query = new URLSearchParams(search)
      query.set(name, value)
      return `${pathname}?${query}`
    },
    changed: () => choose(fields()),
    /** Ticks boxes, or takes their ticks away. */
    set(name: string, values: readonly string[], isOn: boolean) {
      const params = fields()
      const others = params.getAll(name).filter((value) => !values.includes(value))
      params.delete(name)
      for (const value of isOn ? [...others, ...values] : others) params.append(name, value)
      choose(params)
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const params = fields()
      const { submitter } = event.nativeEvent as SubmitEvent
      if (submitter instanceof HTMLButtonElement && submitter.name) {
        params.set(submitter.name, submitter.value)
      }
      navigate(hrefOf(params))
    },
  }
}

export type Picks = ReturnType<typeof usePicks>
