import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { ChevronLeftIcon, CrossIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { type RefObject, useEffect, useRef } from 'react'
import styles from './suggestion-box.module.css'
import { SuggestionGroups } from './suggestion-groups.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** What the field says of the list below it. */
export type Listbox = {
  /** The class of the field while it has the whole screen of a phone. */
  full?: string | undefined
  isExpanded?: boolean
  /** The id of the option that Enter would choose. */
  active?: string
}

export type BoxProps = {
  id: string
  input: RefObject<HTMLInputElement | null>
  suggestAt: string
  onPick?: ((field: HTMLInputElement) => void) | undefined
  given?: readonly string[] | undefined
  setListbox: (listbox: Listbox) => void
}

/** What the words in a field may become: below it, or over the whole screen of a phone. */
export function SuggestionBox(props: BoxProps) {
  const { id, given = [] } = props
  const found = useSuggestions(props)
  const { words, isOpen, suggested, isFirst, isLoading, active, choose, clear, forget, close } =
    found
  const { understood, suggestions } = suggested
  const box = useRef<HTMLDivElement>(null)
  const hasSome = isOpen && suggestions.length > 0
  // A field low on the screen: the list would open below its edge, or under a bar.
  useEffect(() => {
    if (hasSome) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [hasSome])
  const conditions = [...new Set([...given, ...understood])]
  if (!isOpen) return null
  const isEmpty = words.trim() === '' && !isLoading && suggestions.length === 0
  const isNothing = words.trim() !== '' && !isLoading && suggestions.length === 0
  return (
    <>
      <button type="button" aria-label="もどる" className={styles.back} onClick={close}>
        <ChevronLeftIcon />
      </button>
      {words !== '' && (
        <button
          type="button"
          aria-label="入力した文字を消す"
          className={styles.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <CrossIcon size="l" />
        </button>
      )}
      {/* A press in it must not take the focus from the field. */}
      <div
        ref={box}
        className={styles.box}
        data-empty={isEmpty || (words === '' && isFirst) || undefined}
        onPointerDown={(event) => event.preventDefault()}
      >
        {conditions.length > 0 && (
          <p className={styles.conditions}>
            いまの条件
            {conditions.map((label) => (
              <b key={label}>{label}</b>
            ))}
          </p>
        )}
        {suggestions[0]?.kind === 'recent' && (
          <button
            type="button"
            tabIndex={-1}
            aria-label="最近の検索を消す"
            className={styles.forget}
            onClick={forget}
          >
            消す
          </button>
        )}
        <SuggestionGroups {...{ id, suggestions, active, choose }} />
        {isNothing && <NothingFound />}
        {isEmpty && <p className={styles.nothing}>はじめの文字を入力すると、候補が出ます。</p>}
        <p className={styles.foot}>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>選ぶ<kbd>Enter</kbd>決める
          </span>
          {suggested.example && `「${suggested.example}」のように続けて書けます`}
        </p>
      </div>
      <VisuallyHidden>
        <span role="status">{!isLoading && words && `候補${suggestions.length}件`}</span>
      </VisuallyHidden>
    </>
  )
}

const NothingFound = () => (
  <p className={styles.nothing}>
    候補が見つかりません。ことばを短くしてみてください。
    <br />
    お電話でもお探しします：<a href={telHref(BRAND.tel)}>{BRAND.tel}</a>
  </p>
)
