import type { FormDefinition, FormName } from '@sumai/domain/forms/form'
import type { SiteType } from '@sumai/platform'
import type { FormPlan } from './form-plan.ts'

/** Raised when a stored draft can no longer be read; older ones are forgotten. */
const VERSION = 1

export type Draft = {
  /** Idempotency key: a try that may have arrived is repeated, not sent anew. */
  key: string
  /** Index of the last step that was reached. */
  reached: number
  values: Readonly<Record<string, unknown>>
}

const placeOf = (site: SiteType, form: FormName) => `sumai:draft:${site}:${form}`

/** What the address says, what machines fill in and what has to be said anew every time. */
const NOT_KEPT = ['hidden', 'hiddens', 'honeypot']
export const isKept = (form: FormDefinition, name: string): boolean =>
  name !== 'agree_privacy' && !NOT_KEPT.includes(form.fields[name]?.control ?? 'hidden')

/**
 * In this tab and only as long as it lives: others may use the same machine. A browser
 * that stores nothing keeps no draft.
 */
export function readDraft({ site, form }: FormPlan): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(placeOf(site, form.name)) ?? 'null')
    return stored?.version === VERSION ? stored.draft : null
  } catch {
    return null
  }
}

export function saveDraft({ site, form }: FormPlan, { values, ...draft }: Draft): void {
  const kept = Object.entries(values).filter(([name]) => isKept(form, name))
  try {
    const stored = { version: VERSION, draft: { ...draft, values: Object.fromEntries(kept) } }
    sessionStorage.setItem(placeOf(site, form.name), JSON.stringify(stored))
  } catch {}
}

export function clearDraft(site: SiteType, form: FormName): void {
  try {
    sessionStorage.removeItem(placeOf(site, form))
  } catch {}
}
