import type { FormDefinition, FormName } from '@sumai/domain/forms/form'
import type { SiteType } from '@sumai/platform'
import type { FormPlan } from './form-plan.ts'

/** Raise it when stored drafts can no longer be read; older ones are deleted. */
const VERSION = 1

export type Draft = {
  /** Idempotency key, so that a repeated try is not stored twice. */
  key: string
  /** Index of the last step that was reached. */
  reached: number
  values: Readonly<Record<string, unknown>>
}

const placeOf = (site: SiteType, form: FormName) => `sumai:draft:${site}:${form}`

/** Not stored: values from the address, the honeypot, and the consent. */
const NOT_KEPT = ['hidden', 'hiddens', 'honeypot']
export const isKept = (form: FormDefinition, name: string): boolean =>
  name !== 'agree_privacy' && !NOT_KEPT.includes(form.fields[name]?.control ?? 'hidden')

/**
 * Stored for this tab only, because others may use the same machine. Without storage there is no
 * draft.
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
