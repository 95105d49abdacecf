import type { BaibaiBukkenType, BoshuStatus } from '@sumai/api-client/contract/words'
import { type CodeTable, options } from '@sumai/domain/codes'
import { madoriLabel } from '@sumai/domain/listing/madori'
import { invalidFields } from '../../http/problem.ts'
import {
  type BaibaiRoomRow,
  baibaiRooms,
  type NewBaibaiRoom,
} from '../../modules/baibai-rooms/baibai-rooms.table.ts'
import { propertyAfter } from '../../modules/baibai-rooms/property-after.ts'
import { lintBaibaiRoom } from '../../modules/listings/baibai-publish-lint.ts'
import { together } from '../../modules/listings/publish-lint.ts'
import type { ShopRow } from '../../modules/shops/shops.table.ts'
import { baibaiLabels } from '../../wire/labels.ts'
import type { Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'
import { placed } from '../place/placed.ts'
import { decideListing } from './decide-listing.ts'
import type { Clock } from './kind.ts'
import { historyIn, unsaid, withoutHistory } from './listing-status.ts'
import { withMadori } from './madori-cell.ts'
import { checkRequired } from './required.ts'
import { columnsOfRow } from './same.ts'

const REQUIRED = ['tenpo_no', 'name', 'bukken_type']
/** 0 where a code or an amount has to be given before the property may be public. */
const USUAL = { kakaku: 0, kakakuZeiKbn: 1, torihikiTaiyo: 0, genkyo: 0, hikiwatashiJiki: 2 }
const NEEDED = ['kakaku', 'torihiki_taiyo', 'genkyo']

type Shubetu = { code: number; default_bukken_type: string }
const SHUBETU = options('shubetu_baibai' satisfies CodeTable) as unknown as Shubetu[]

type Given = {
  /** Also one that was removed: its number comes back to life. */
  found: BaibaiRoomRow | undefined
  values: Values
  shopOf: (room: { tenpoNo: string; syainNo?: string | null }) => ShopRow
  fields: readonly Field[]
}

/** What becomes of a property for sale. 422 for a row that cannot be written. */
export function decideProperty({ found, values: given, shopOf, fields }: Given, clock: Clock) {
  const today = clock.today()
  const before = found?.deletedAt ? undefined : found
  const values = placed(withMadori(withGenkyo(withKinds(given, before), before)), before)
  if (!before) checkRequired(values, REQUIRED, fields)
  const columns = columnsOfRow(baibaiRooms, withoutHistory(values))
  const tenpoNo = columns.tenpoNo ?? before?.tenpoNo ?? ''
  const shop = shopOf({ tenpoNo, syainNo: columns.syainNo ?? null })
  const usual = { ...USUAL, title: titleOf(values) }

  const complete = (status: BoshuStatus): NewBaibaiRoom => {
    const history = historyOf(values, status)
    const room = propertyAfter({ before, columns, status, usual, history }, clock)
    return { ...room, version: (found?.version ?? 0) + 1 }
  }
  const lint = (room: NewBaibaiRoom) =>
    together(
      before && before.boshuStatus !== 'draft' ? {} : unsaid(NEEDED, values, fields),
      lintBaibaiRoom(room, shop),
    )
  const { boshuStatus: _, ...changes } = columns
  return decideListing<NewBaibaiRoom>({ before, values, columns: changes, today, complete, lint })
}

/** The kind follows from the 種目, and the 種目 from the kind, for a property that is new. */
function withKinds(values: Values, before: BaibaiRoomRow | undefined): Values {
  const usual = SHUBETU.find(({ code }) => code === values.shubetu)?.default_bukken_type
  const kind = values.bukken_type ?? (before ? undefined : usual)
  if (kind === undefined) return values
  const shubetu = SHUBETU.find((option) => option.default_bukken_type === kind)?.code
  const isInvestment = String(kind).startsWith('toushi_')
  return {
    ...(!before && { shubetu, toushi_bukken_type: isInvestment ? kind : null }),
    ...values,
    bukken_type: kind,
  }
}

/** The 現況 by code or label: land and buildings have tables of their own. */
function withGenkyo(values: Values, before: BaibaiRoomRow | undefined): Values {
  const { genkyo, bukken_type = before?.bukkenType } = values
  if (genkyo == null) return values
  const word = String(genkyo).normalize('NFKC').trim()
  const labels = baibaiLabels(bukken_type as BaibaiBukkenType).genkyo ?? []
  const [code] = [...labels].find((entry) => entry.map(String).includes(word)) ?? []
  if (code !== undefined) return { ...values, genkyo: code }
  throw invalidFields({ genkyo: [`「${word}」は選択肢にない値です。`] })
}

function historyOf(values: Values, status: BoshuStatus) {
  const { closedDate, ...rest } = columnsOfRow(baibaiRooms, historyIn(values))
  return status === 'closed' && closedDate ? { ...rest, closedDate } : rest
}

/** 「◯◯レジデンス東町 3LDK」 for a property to which nobody gave a heading. */
const titleOf = ({ name, madori_heyasu, madori_kind }: Values) =>
  [name, madoriLabel(Number(madori_heyasu) || null, Number(madori_kind) || null)]
    .filter(Boolean)
    .join(' ')
    .slice(0, 60)
