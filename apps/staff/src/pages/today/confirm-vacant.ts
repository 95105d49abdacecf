import type { Values } from '../../editor/values.ts'
import { queryClient } from '../../query-client.ts'
import { change } from '../../undo/optimistic.ts'
import { roomQuery, writeRoom } from '../listing/listing.queries.ts'
import type { Site } from '../listings/site.ts'
import { type Today, todayQuery } from './today.queries.ts'

type Home = Today['expiring']['homes'][number]

const { queryKey } = todayQuery

/** A write confirms a home for two weeks; it leaves the list at once. */
export const confirmVacant = ({ siteType, bukkenNo, name, jikaiKoshinDate }: Home) =>
  change({
    touches: queryKey,
    show: () =>
      queryClient.setQueryData(
        queryKey,
        (read) => read && { today: without(read.today, bukkenNo) },
      ),
    send: () => write(siteType, bukkenNo, {}),
    done: () => ({
      text: `${name}の空きを確認しました`,
      undo: () =>
        change({
          touches: queryKey,
          show: () => {},
          send: () => write(siteType, bukkenNo, { jikaiKoshinDate }),
          done: () => ({ text: '元に戻しました' }),
        }),
    }),
  })

function without(today: Today, bukkenNo: string): Today {
  const { total, homes } = today.expiring
  const left = homes.filter((home) => home.bukkenNo !== bukkenNo)
  return { ...today, expiring: { total: total - (homes.length - left.length), homes: left } }
}

/** The list does not say which version a home has. */
async function write(site: Site, bukkenNo: string, values: Values): Promise<void> {
  await writeRoom(
    site,
    await queryClient.fetchQuery({
      ...roomQuery(site, bukkenNo),
      staleTime: 0,
    }),
    values,
  )
}
