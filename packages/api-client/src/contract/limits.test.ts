import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { baibaiRoomChange } from './baibai-room.ts'
import { chintaiRoomChange } from './chintai-room.ts'
import { bannerBody, contentChange, shopChange, staffChange } from './site-body.ts'

type Schema = z.core.JSONSchema.BaseSchema

function isUnlimited(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some((each) => isUnlimited(each as Schema))
  const limits = ['maxLength', 'pattern', 'format', 'enum', 'const']
  return (
    [schema.type].flat().includes('string') && !limits.some((limit) => Object.hasOwn(schema, limit))
  )
}

/** Limited only by the size of a body, as they have been; the list is to become no longer. */
const UNLIMITED = ['suido', 'gesui', 'gas', 'pref_code', 'shogakko_no', 'chugakko_no']

test.each([
  ['a room', chintaiRoomChange, []],
  ['a property', baibaiRoomChange, UNLIMITED],
  ['a shop', shopChange, ['nearest_eki_slug']],
  ['a colleague', staffChange, []],
  ['an article', contentChange, []],
  ['a banner', bannerBody, []],
])('every text that staff write of %s has a limit', (_, schema, without) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  const unlimited = Object.keys(properties).filter((name) =>
    isUnlimited(properties[name] as Schema),
  )
  expect(unlimited).toEqual(without)
})
