import { useState } from 'react'

/**
 * What the visitor has chosen since the page was shown. It counts until the address changes: then
 * the address says it, or has said something else.
 */
export function useDraft(address: string) {
  const [draft, setDraft] = useState<{ address: string; params: URLSearchParams } | null>(null)
  const params = draft?.address === address ? draft.params : null
  return {
    isDirty: params !== null,
    /** Whether a box is ticked; with '' whether nothing of its name is. */
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
