import { formatTime } from '@sumai/format/dates'
import { Button } from '@sumai/ui/button'
import { AlertIcon } from '@sumai/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { whoOf } from '../../components/who-of.ts'
import { colleaguesQuery } from '../../session/colleagues.queries.ts'
import type { Draft } from '../draft/draft.ts'
import type { Field } from '../field.ts'
import { goToField } from '../form/go-to-field.ts'
import { keyOf, type Values } from '../values.ts'
import { ConflictField } from './conflict-field.tsx'
import styles from './conflicts.module.css'
import { lastChangesQuery, type Recorded } from './last-changes.queries.ts'

type Props = {
  draft: Draft
  recorded: Recorded
  /** All of the form, each with its label. */
  fields: readonly (Field & { label: string })[]
}

/** Fields that two people have changed: nothing is overwritten, somebody chooses. */
export function Conflicts({ draft, ...props }: Props) {
  const conflicts = useStore(draft.store, (state) => state.conflicts)
  if (conflicts.length === 0) return null
  return <Choices key={conflicts.join()} draft={draft} conflicts={conflicts} {...props} />
}

type ChoicesProps = Props & { conflicts: readonly string[] }

function Choices({ draft, recorded, fields, conflicts }: ChoicesProps) {
  const { thing, edits, base, editedAt } = useStore(draft.store)
  const { data: changes = [] } = useQuery(lastChangesQuery(recorded, thing.version))
  const { data: nameOf } = useQuery(colleaguesQuery)
  const [chosen, setChosen] = useState<Values>({})
  const form = useRef<HTMLFormElement>(null)
  const left = conflicts.filter((key) => !(key in chosen))

  const fieldOf = (key: string) => fields.find(({ name }) => keyOf(name) === key)
  const byWhom = (entry = changes[0]) => {
    if (!entry) return { name: 'ほかの方' }
    const name = nameOf?.(entry.syainNo)
    return { name: name ? `${name}さん` : whoOf(entry, undefined), at: entry.changedAt }
  }
  const lastOf = (key: string) =>
    changes.find((entry) => entry.changes.some(({ field }) => keyOf(field) === key))
  const latest = byWhom()

  /** Saved too early, it leads to what is not chosen yet. */
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (left[0] !== undefined) {
      const first = form.current?.querySelector<HTMLElement>(`[data-key="${left[0]}"] input`)
      return first?.focus()
    }
    void draft.settle(chosen)
    // The box goes, and with it the focus.
    const name = fieldOf(conflicts[0] ?? '')?.name
    if (name) goToField(name)
  }
  return (
    <form ref={form} onSubmit={save} aria-labelledby="conflicts" className={styles.box}>
      <header className={styles.head}>
        <AlertIcon />
        <div>
          <h2 id="conflicts">
            {latest.name}が{latest.at && <>{formatTime(latest.at)}に</>}保存しました
          </h2>
          <p>
            ほかの項目は自動でまとめました。
            <span className={styles.whole}>
              同じ項目を変えた<b>{conflicts.length}つ</b>だけ、どちらにするか選んでください。
            </span>
            まだ保存していません。
          </p>
        </div>
      </header>
      {conflicts.map((key) => (
        <ConflictField
          key={key}
          name={key}
          label={fieldOf(key)?.label ?? '公開の状態'}
          control={fieldOf(key)?.control}
          base={base[key]}
          theirs={{ value: thing[key], ...byWhom(lastOf(key)) }}
          mine={{ value: edits[key], name: 'あなた', at: editedAt }}
          onChoose={(value) => setChosen((before) => ({ ...before, [key]: value }))}
        />
      ))}
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={left.length > 0 || undefined}>
          この内容で保存する
        </Button>
      </div>
    </form>
  )
}
