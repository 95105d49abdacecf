import type { ContentStage } from '@sumai/api-client/contract/staff-article'
import { type SQL, sql } from '../../db/drizzle.ts'
import { contents } from '../contents/contents.table.ts'

const { contentStatus, publishAt, expireAt } = contents

/** Only a draft waits for somebody; every other article appears and ends by the clock. */
export const stageAt = (now: Date): SQL<ContentStage> => {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql`case
    when ${contentStatus} = 'draft' then 'draft'
    when ${contentStatus} = 'archived' or ${expireAt} <= ${moment} then 'ended'
    when ${publishAt} > ${moment} then 'scheduled'
    else 'public'
  end`
}
