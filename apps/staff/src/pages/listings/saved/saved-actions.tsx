import { PlusIcon } from '@sumai/ui/icon'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Site } from '../site.ts'
import { queryOf, type View } from '../view.ts'
import { NameForm } from './name-form.tsx'
import styles from './saved.module.css'
import type { Saved } from './saved.queries.ts'
import { keep, remove, rename } from './saved-changes.ts'

type Props = {
  site: Site
  view: View
  /** The one that is looked at. */
  current: Saved | undefined
  /** Whether it is a tab that everybody has. */
  isUsual: boolean
}

/** Keeps the conditions under a name; those that are kept get another name, or go. */
export function SavedActions({ site, view, current, isUsual }: Props) {
  const [isNaming, setNaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    flushSync(() => setNaming(false))
    opener.current?.focus()
  }
  function onName(name: string) {
    const query = queryOf(view)
    if (current) void rename(current, name)
    else void keep({ filterId: crypto.randomUUID(), siteType: site, name, query })
    close()
  }
  if (isNaming) return <NameForm name={current?.name ?? ''} onName={onName} onClose={close} />
  if (isUsual && !current) return null
  return (
    <>
      <button ref={opener} type="button" className={styles.action} onClick={() => setNaming(true)}>
        {current ? (
          '名前を変える'
        ) : (
          <>
            <PlusIcon size="s" />
            いまの条件を保存
          </>
        )}
      </button>
      {current && (
        <button type="button" className={styles.action} onClick={() => remove(current)}>
          削除する
        </button>
      )}
    </>
  )
}
