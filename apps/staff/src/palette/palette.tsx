import { CrossIcon, SearchIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Key } from '../keys/key.tsx'
import type { Group, Item } from './item.ts'
import styles from './palette.module.css'
import { closeOver } from './palette-state.ts'
import { Rows } from './rows.tsx'
import { useGroups } from './use-groups.ts'

/** ms after the last letter. */
const REST = 120

/** Finds homes, people, actions and places, and goes there: ↑ ↓ ↵, and Tab for what else can be done. */
export function Palette() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const [within, setWithin] = useState<Item | null>(null)
  const words = useSettled(typed.trim(), REST)
  const found = useGroups(words)
  const groups: Group[] = within ? [{ title: within.label, items: within.actions ?? [] }] : found
  const items = groups.flatMap((group) => group.items)
  const current = items[Math.min(marked, items.length - 1)]

  function enter(item: Item | undefined) {
    if (!item) return
    closeOver()
    if (item.to !== undefined) navigate(item.to)
    item.run?.()
  }
  function go(item: Item | null) {
    setWithin(item)
    setMarked(0)
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => setMarked((marked + 1) % Math.max(1, items.length)),
    ArrowUp: () => setMarked((marked + items.length - 1) % Math.max(1, items.length)),
    Enter: () => enter(current),
    Tab: current?.actions && !within ? () => go(current) : () => {},
    Escape: within ? () => go(null) : undefined,
    Backspace: within ? () => go(null) : undefined,
  }

  return (
    <>
      <div className={styles.search}>
        <SearchIcon />
        <input
          role="combobox"
          aria-label="探す・操作する"
          aria-expanded
          aria-controls="palette-rows"
          aria-activedescendant={current && `palette-${current.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="物件・お客様・操作・場所"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            go(null)
          }}
          onKeyDown={press}
        />
        <IconButton label="閉じる" icon={CrossIcon} onClick={closeOver} />
      </div>
      <Rows groups={groups} current={current} words={words} onEnter={enter} />
      <p className={styles.foot}>
        <span>
          <Key name="↑" />
          <Key name="↓" />
          選ぶ
        </span>
        <span>
          <Key name="Tab" />
          この行への操作
        </span>
        <span>かな・半角・物件番号でも探せます</span>
      </p>
    </>
  )
}

/** A value once it has not changed for so many ms. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
