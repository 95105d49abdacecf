import { Modal } from '@sumai/ui/modal'
import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { KeyMap } from '../keys/key-map.tsx'
import { KeysSwitch } from '../keys/keys-switch.tsx'
import { useCommand } from '../keys/use-command.ts'
import { useKeys } from '../keys/use-keys.ts'
import styles from './palette.module.css'
import { Palette } from './palette.tsx'
import { closeOver, openKeys, openPalette, overState } from './palette-state.ts'

/** What ⌘K and ? open over every screen. */
export function Over() {
  const open = useStore(overState, (state) => state.open)
  useKeys({ '?': openKeys })
  useCommand('k', () => (open === 'palette' ? closeOver() : openPalette()))
  return (
    <>
      {open === 'palette' && <PaletteDialog />}
      <Modal open={open === 'keys'} onClose={closeOver} title="キー操作の一覧">
        <KeyMap />
        <KeysSwitch />
      </Modal>
    </>
  )
}

/** Mounted anew each time, so that nothing typed before is left in it. */
function PaletteDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the next key, which is meant for its field.
  useLayoutEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      // Unless the screen has put it somewhere else.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const leave = (event: PointerEvent) => {
    if (event.target === event.currentTarget) closeOver()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="探す・操作する"
      className={styles.dialog}
      // Sooner than `close`, which comes after the next key.
      onCancel={closeOver}
      onClose={closeOver}
      onPointerDown={leave}
    >
      <Palette />
    </dialog>
  )
}
