import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { once } from '../../retry/once.ts'
import { change } from '../../undo/optimistic.ts'
import { type Entry, RECORDS } from './records.queries.ts'
import { RESOURCES } from './resources.ts'

/** Puts the values before a change back, which is a change of its own. */
export const takeBack = ({ auditId, resource, resourceId }: Entry): Promise<boolean> =>
  change({
    touches: RECORDS,
    show: () => {},
    async send() {
      const answer = await once(`undo:${auditId}`, (key) => staffApi.undoChange(auditId, key))
      // Any screen may have shown it.
      void queryClient.invalidateQueries()
      return answer
    },
    done: ({ auditLogEntry }) => ({
      text: `${RESOURCES[resource].label} ${resourceId}を元に戻しました`,
      undo: () => takeBack(auditLogEntry),
    }),
    refused: ({ code, message, errors }) =>
      code.startsWith('audit_log.') ? message : Object.values(errors ?? {}).flat()[0],
  })
