import { Form, useNavigate } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { SearchIcon } from '@sumai/ui/icon'
import { type FormEvent, useEffect, useRef } from 'react'
import type { FilterField } from '../filter/filter.ts'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { readForm } from '../filter/read-form.ts'
import { WordsInput } from './words-input.tsx'
import styles from './words-search.module.css'

type Props = {
  /** Path to which the plain form is sent. */
  action: string
  suggestAt: string
  placeholder: string
  /** The address of the search that the fields of the form describe; else that of the plain form. */
  hrefOf?: (fields: URLSearchParams) => string
  /** The conditions of the current search, without its words. */
  fields?: readonly FilterField[]
  /** The words of the current search that say no condition. */
  words?: string | undefined
  /** Path and query of the current search. */
  address?: string
  /** Names of the conditions that are in force already. */
  given?: readonly string[]
}

/** A line for free words: what they say is added to the search. */
export function WordsSearch(props: Props) {
  const { action, suggestAt, placeholder, hrefOf, fields = [], words, address, given } = props
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<string | null>(null)
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    if (!hrefOf) return
    event.preventDefault()
    const asked = readForm(event.currentTarget, [])
    sent.current = asked.get('keyword')
    navigate(hrefOf(asked))
  }

  // What was understood has become conditions; what was typed since then stays.
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get('keyword')
    if (sent.current && typed === sent.current) form.current?.reset()
    sent.current = null
  }, [address])

  return (
    <Form
      ref={form}
      role="search"
      aria-label="ことばで探す"
      action={action}
      onSubmit={search}
      className={styles.search}
    >
      <HiddenFields fields={fields} />
      <SearchIcon />
      <WordsInput
        key={words}
        defaultValue={words}
        placeholder={placeholder}
        aria-label="駅・地名・学校・条件"
        {...{ suggestAt, given }}
      />
      <Button type="submit">探す</Button>
    </Form>
  )
}
