import { useExtraFetcher, useNavigate } from '@sumai/platform'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { askPlace } from '../visitor-place.ts'
import { forgetWords, keepWords, recentWords } from './recent-words.ts'
import { addressAround, mapSearchOf } from './search-here.ts'
import { NOTHING, type Suggested, type Suggestion } from './suggestion.ts'
import styles from './suggestion-box.module.css'
import type { BoxProps } from './suggestion-box.tsx'
import { optionId } from './suggestion-groups.tsx'

/** ms without typing before suggestions are asked for. */
const PAUSE = 150
const isOnPhone = () => window.matchMedia?.('(max-width: 1023px)').matches

const HERE: Suggestion = { kind: 'here', label: 'まわりの物件を地図で探す', words: '' }
const again = (words: string): Suggestion => ({ kind: 'recent', label: words, words })

/** Follows a field: asks for suggestions while one types, and moves through them by keyboard. */
export function useSuggestions({ id, input, suggestAt, onPick, setListbox }: BoxProps) {
  const { load, data, state } = useExtraFetcher<Suggested>()
  const [words, setWords] = useState(() => input.current?.value ?? '')
  const [isOpen, setOpen] = useState(() => document.activeElement === input.current)
  const [active, setActive] = useState<number | null>(null)
  const navigate = useNavigate()
  /** Those of the device, for a field that is empty. */
  const [first, setFirst] = useState<readonly Suggestion[]>([])
  const { suggestions, ...about } = data ?? NOTHING
  const all = words.trim() === '' ? [...first, ...suggestions] : suggestions
  const { length } = all

  const ask = useEffectEvent(() => {
    const form = input.current?.form
    const fields = [...(form ? new FormData(form) : [])].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    )
    const query = new URLSearchParams(fields)
    query.set('keyword', words)
    load(`${suggestAt}${suggestAt.includes('?') ? '&' : '?'}${query}`)
  })
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => ask(), words === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [words, isOpen])

  // In one step with the option itself.
  useLayoutEffect(() => {
    const option = active === null ? undefined : optionId(id, active)
    const full = isOpen && isOnPhone() ? styles.full : undefined
    setListbox({ full, isExpanded: isOpen && length > 0, active: option })
    if (option) document.getElementById(option)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, setListbox, isOpen, length, active])

  function close() {
    setOpen(false)
    setActive(null)
    hideKeyboard()
  }
  function hideKeyboard() {
    if (isOnPhone()) input.current?.blur()
  }

  function choose(suggestion: Suggestion) {
    const field = input.current
    if (!field) return
    if (suggestion.kind === 'here') {
      const search = mapSearchOf(field.form)
      close()
      if (search) askPlace((place) => navigate(addressAround(search, place)))
      return
    }
    write(suggestion.words)
    close()
    if (onPick) onPick(field)
    else field.form?.requestSubmit()
  }
  function write(text: string) {
    const field = input.current
    if (!field) return
    field.value = text
    // For listeners that check what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const lookAround = useEffectEvent(() => {
    if (onPick) return
    const here = mapSearchOf(input.current?.form) ? [HERE] : []
    setFirst([...recentWords(suggestAt).map(again), ...here])
  })

  const onSubmit = useEffectEvent(() => {
    if (!onPick) keepWords(suggestAt, input.current?.value ?? '')
    lookAround()
    hideKeyboard()
  })
  const onInput = useEffectEvent(() => {
    setWords(input.current?.value ?? '')
    setActive(null)
    // A name that was taken over is cleared by a script, when the screen of a phone is given back.
    setOpen(document.activeElement === input.current)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys that an input method needs for itself.
    if (event.isComposing) return
    const chosen = active === null ? undefined : all[active]
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (length === 0) return
        const step = event.key === 'ArrowDown' ? 1 : -1
        const from = active ?? (step > 0 ? -1 : length)
        if (isOpen) setActive((from + step + length) % length)
        setOpen(true)
        break
      }
      case 'Enter':
        if (!isOpen) return
        // The field sends its form.
        if (!chosen) return setOpen(false)
        choose(chosen)
        break
      case 'Escape':
        if (!isOpen) return
        close()
        break
      default:
        return
    }
    event.preventDefault()
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const onUse = () => {
      lookAround()
      setOpen(true)
    }
    const onBlur = () => setOpen(false)
    const onTyped = () => onInput()
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    const onSent = () => onSubmit()
    // The form empties its fields after the event, and the field has none of its own.
    const onReset = () => queueMicrotask(() => setWords(field.value))
    const { form } = field
    // What was typed while this code was being loaded.
    setWords(field.value)
    lookAround()
    field.addEventListener('focus', onUse)
    // One that kept the focus while its list was closed.
    field.addEventListener('click', onUse)
    field.addEventListener('blur', onBlur)
    field.addEventListener('input', onTyped)
    field.addEventListener('keydown', onKey)
    form?.addEventListener('submit', onSent)
    form?.addEventListener('reset', onReset)
    return () => {
      field.removeEventListener('focus', onUse)
      field.removeEventListener('click', onUse)
      field.removeEventListener('blur', onBlur)
      field.removeEventListener('input', onTyped)
      field.removeEventListener('keydown', onKey)
      form?.removeEventListener('submit', onSent)
      form?.removeEventListener('reset', onReset)
    }
  }, [input])

  return {
    ...{ words, isOpen, active, choose, close },
    suggested: { ...about, suggestions: all },
    isFirst: data === undefined,
    isLoading: state !== 'idle' || data === undefined,
    clear: () => write(''),
    forget: () => {
      forgetWords(suggestAt)
      setFirst((shown) => shown.filter(({ kind }) => kind !== 'recent'))
    },
  }
}
