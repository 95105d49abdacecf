import { expect, test } from '@jest/globals'
import { baibaiRoomChange } from '@sumai/api-client/contract/baibai-room'
import { chintaiRoomChange } from '@sumai/api-client/contract/chintai-room'
import { tatemonoChange } from '@sumai/api-client/contract/tatemono-body'
import { baibaiBukkenType } from '@sumai/api-client/contract/words'
import { namesOf } from '../../../editor/field.ts'
import type { Kind } from '../edited-room.ts'
import { groupsOf } from './groups.ts'

/** What a listing is made with, or what follows from what is typed. */
const FIXED = ['bukken_no', 'tm_no', 'tenpo_no', 'bukken_type', 'toushi_bukken_type', 'shubetu']
const FOLLOWS = ['version', 'pref_code', 'city_code', 'town', 'chome', 'lng', 'latlng_precision']
/** By the head office, in a button of the head, in a part of the plan, by the pin. */
const ELSEWHERE = ['koukai_date', 'boshu_status', 'zumen_url', 'address']
const others = new Set([...FIXED, ...FOLLOWS, ...ELSEWHERE])

const rooms = baibaiBukkenType.options.map((bukkenType) => ({ bukkenType }))
test.each([
  ['chintai', chintaiRoomChange, [{}]],
  ['baibai', baibaiRoomChange, rooms],
  ['tatemono', tatemonoChange, [{}]],
] as const)('every column of %s that may be written has a field', (kind, body, rooms) => {
  const fields = rooms.flatMap((room) => groupsOf(kind as Kind, room as never).flatMap(namesOf))
  const known = new Set([...fields, ...others])
  expect(Object.keys(body.shape).filter((name) => !known.has(name))).toEqual([])
})
