import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'
import { queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'

/** Whose change it is, as the log calls it. */
export type Recorded = { resource: AuditLogEntry['resource']; id: string }

/** Who has changed a thing lately, up to this version. */
export const lastChangesQuery = ({ resource, id }: Recorded, version: number) =>
  queryOptions({
    queryKey: ['last-changes', resource, id, version],
    queryFn: ({ signal }) => staffApi.auditLog({ resource, resourceId: id, limit: 20 }, { signal }),
    select: ({ auditLog }) => auditLog.filter(({ action }) => action === 'change'),
    // The choice goes on without it.
    throwOnError: false,
    retry: false,
  })
