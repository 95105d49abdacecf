import { isApiError } from '@sumai/api-client'
import { keyOf, type Values } from '../../editor/values.ts'
import { queryClient } from '../../query-client.ts'
import { change, refusalOf } from '../../undo/optimistic.ts'
import { tell } from '../../undo/undo.ts'
import type { EditedRoom, Kind } from '../listing/edited-room.ts'
import type { DraftField } from '../listing/fields/field-of-draft.ts'
import { roomQuery, writeRoom } from '../listing/listing.queries.ts'
import { LISTINGS } from '../listings/listings.queries.ts'
import { type Today, todayQuery } from './today.queries.ts'

type Home = Today['drafts']['homes'][number]
type Filled = DraftField & { value: unknown }

const { queryKey } = todayQuery

/** Writes what was typed and makes the home public; resolves to why not, if it was refused. */
export async function publishDraft(
  home: Home,
  filled: Filled | undefined,
): Promise<string[] | undefined> {
  const { siteType, bukkenNo, name } = home
  const typed: Values = filled ? { [keyOf(filled.field.name)]: filled.value } : {}
  try {
    const before = await read(siteType, bukkenNo)
    if (filled?.kind === 'tatemono') {
      await writeRoom('tatemono', await read('tatemono', String(before.tmNo)), typed)
    }
    const own = filled?.kind === 'tatemono' ? {} : typed
    const after = await writeRoom(siteType, before, { ...own, boshuStatus: 'public' })
    tell({ text: `${name}を公開しました`, undo: () => takeBack(siteType, before, after, own) })
    queryClient.setQueryData(queryKey, (seen) => seen && { today: without(seen.today, bukkenNo) })
    return undefined
  } catch (error) {
    const errors = isApiError(error) ? Object.values(error.errors ?? {}).flat() : []
    return errors.length > 0 ? errors : [refusalOf(error)]
  } finally {
    queryClient.invalidateQueries({ queryKey })
    queryClient.invalidateQueries({ queryKey: LISTINGS })
  }
}

const read = (kind: Kind, no: string): Promise<EditedRoom> =>
  queryClient.fetchQuery({ ...roomQuery(kind, no), staleTime: 0 })

/** It is a draft again, without what was typed. */
function takeBack(site: Home['siteType'], before: EditedRoom, after: EditedRoom, typed: Values) {
  const values = Object.fromEntries(Object.keys(typed).map((key) => [key, before[key]]))
  return change({
    touches: queryKey,
    show: () => {},
    send: () => writeRoom(site, after, { ...values, boshuStatus: 'draft' }),
    done: () => ({ text: '下書きに戻しました' }),
  })
}

function without(today: Today, bukkenNo: string): Today {
  const { total, homes } = today.drafts
  const left = homes.filter((home) => home.bukkenNo !== bukkenNo)
  return { ...today, drafts: { total: total - (homes.length - left.length), homes: left } }
}
