import { describe, expect, test } from '@jest/globals'
import type { z } from 'zod'
import { DICTIONARIES, TABLES, toCamel, toSnake } from './case.ts'
import { chintaiRoomAnswer, chintaiRoomList } from './contract/chintai-room.ts'
import { cityAnswer } from './contract/city.ts'
import { contentAnswer } from './contract/content.ts'
import { baibaiCounterAnswer } from './contract/counter.ts'
import { inquiryBody } from './contract/inquiry.ts'
import { problem } from './contract/problem.ts'
import { understandAnswer } from './contract/understand.ts'

const BODIES = {
  chintaiRoomAnswer,
  chintaiRoomList,
  cityAnswer,
  contentAnswer,
  baibaiCounterAnswer,
  inquiryBody,
  problem,
  understandAnswer,
}

type Node = { type: string; shape?: object; element?: unknown; innerType?: unknown }

/** Paths of everything in a schema whose keys are data. */
function records(schema: unknown, path: string[] = []): string[][] {
  const { def } = schema as z.ZodType as unknown as { def: Node }
  if (def.type === 'record') return [path]
  const inner = def.element ?? def.innerType
  if (inner) return records(inner, path)
  return Object.entries(def.shape ?? {}).flatMap(([key, child]) => records(child, [...path, key]))
}

describe('case conversion', () => {
  test('keys change both ways, values and dictionaries keyed by data do not', () => {
    const wire = {
      rooms: [{ bukken_no: '1', is_free_parking1: true, kotsu: [{ toho_m: 80 }] }],
      facets: { bukken_type: { hanbai_mansion: 3 } },
      relax: [{ remove: 'chiku_year', total: 2 }],
    }
    const camel = {
      rooms: [{ bukkenNo: '1', isFreeParking1: true, kotsu: [{ tohoM: 80 }] }],
      facets: { bukken_type: { hanbai_mansion: 3 } },
      relax: [{ remove: 'chiku_year', total: 2 }],
    }
    expect(toCamel(wire)).toEqual(camel)
    expect(toSnake(camel)).toEqual(wire)
  })

  test('a table of the counter keeps its codes', () => {
    expect(toCamel({ counter: { bukken_type: { hanbai_mansion: 1 }, new_7days: 2 } })).toEqual({
      counter: { bukkenType: { hanbai_mansion: 1 }, new7days: 2 },
    })
  })

  test('a form with files passes untouched', () => {
    const form = new FormData()
    expect(toSnake(form)).toBe(form)
  })

  test.each(Object.entries(BODIES))(
    '%s: every record of the contract is known here',
    (_, schema) => {
      for (const path of records(schema)) {
        const [key = '', parent = ''] = path.toReversed()
        const known = DICTIONARIES.has(key) || TABLES.has(parent)
        expect({ record: path.join('.'), known }).toEqual({ record: path.join('.'), known: true })
      }
    },
  )
})
