import { parseManYen } from '@sumai/format/money'
import { useLocation } from '@sumai/platform'
import { useState } from 'react'

/** What stands in the fields of a simulator, by field. */
export type Answers<Name extends string> = Readonly<Record<Name, string>>

/**
 * The answers of a visitor. They begin with what a plain form has put into the address
 * (`<prefix>_<name>`), else with the defaults.
 */
export function useAnswers<Name extends string>(prefix: string, defaults: Answers<Name>) {
  const { search } = useLocation()
  const [answers, setAnswers] = useState(() => answersIn(search, prefix, defaults))
  return {
    answers,
    answer: (name: Name, value: string) => setAnswers((all) => ({ ...all, [name]: value })),
    reset: () => setAnswers(defaults),
  }
}

function answersIn<Name extends string>(
  search: string,
  prefix: string,
  defaults: Answers<Name>,
): Answers<Name> {
  const asked = new URLSearchParams(search)
  const names = Object.keys(defaults) as Name[]
  const entries = names.map((name) => [name, asked.get(`${prefix}_${name}`) ?? defaults[name]])
  return Object.fromEntries(entries)
}

/** Yen from 万円 as typed; NaN for what is no amount. */
export const readMan = (text: string): number => parseManYen(text) ?? Number.NaN
