import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import { isDay } from '@sumai/domain/forms/date-fields'
import { RESOURCES } from './resources.ts'

/** What of the log is looked at: all of it stands in the address. */
export type View = {
  resource?: AuditLogEntry['resource']
  /** Number of a home, an enquiry, … */
  number?: string
  since?: string
  until?: string
  /** From where on; the latest without. */
  cursor?: string
}

const isResource = (text: string | null): text is AuditLogEntry['resource'] =>
  text !== null && text in RESOURCES

export function readView(query: URLSearchParams): View {
  const day = (name: string) => {
    const text = query.get(name) ?? ''
    return isDay(text) ? text : undefined
  }
  const resource = query.get('resource')
  return {
    resource: isResource(resource) ? resource : undefined,
    number: query.get('number') ?? undefined,
    since: day('since'),
    until: day('until'),
    cursor: /^\d{1,15}$/.exec(query.get('cursor') ?? '')?.[0],
  }
}
