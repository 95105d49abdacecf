import { useNavigation } from '@sumai/platform'
import { useState } from 'react'

/**
 * The choices made since the page was loaded. They are kept until another address is loaded, so
 * that a second choice during a navigation does not lose the first; while `isHeld` the address may
 * change below them.
 */
export function useDraft(address: string, isHeld = false) {
  const [draft, setDraft] = useState<{ address: string; params: URLSearchParams } | null>(null)
  const isLoading = useNavigation().state !== 'idle'
  const params = draft && (isHeld || isLoading || draft.address === address) ? draft.params : null
  return {
    isDirty: params !== null,
    /** Whether the address has changed since the choices were made. */
    isOld: isHeld && draft !== null && draft.address !== address,
    /** Whether a box is ticked; for the value '' whether no box of its name is. */
    isOn({ name, value, checked }: { name: string; value: string; checked: boolean }): boolean {
      if (!params) return checked
      return value === '' ? !params.has(name) : params.getAll(name).includes(value)
    },
    valueOf({ name, value }: { name: string; value: string }): string {
      return params ? (params.get(name) ?? '') : value
    },
    keep: (changed: URLSearchParams) => setDraft({ address, params: changed }),
    discard: () => setDraft(null),
  }
}

export type Draft = ReturnType<typeof useDraft>
