import { SCHOOL_KIND } from '@sumai/domain/kinds'
import { lettersOf } from '../phrase/phrase.ts'
import type { Entry, Sense, Words } from '../sense.ts'

/** A public school, which may have a district. */
export type PublicSchool = { no: string; type: number; name: string }

const LEVELS = [
  { type: SCHOOL_KIND.elementary, kind: '小学校', short: '小', district: 'shogakko_no' },
  { type: SCHOOL_KIND.juniorHigh, kind: '中学校', short: '中', district: 'chugakko_no' },
] as const

export const DISTRICT_TYPES: readonly number[] = LEVELS.map(({ type }) => type)

/** What stands behind the name of a school: for those who live near it, it is their district. */
const ENDS = '区 校区 の校区 の学区 区内 校区内 前 近く の近く 周辺 付近 そば のそば'
  .split(' ')
  .concat('')

/** Whether it is worth to look for schools in a phrase. */
export const namesSchool = (words: string): boolean => /[小中](?:学|校|区|\s|$)|校区/.test(words)

type Level = (typeof LEVELS)[number]
type Named = Level & { name: string; own: string; codes: string[] }

/** Schools by their names, which several may have; those without district are left out. */
export const schoolsByName = (schools: readonly PublicSchool[]): Named[] =>
  LEVELS.flatMap((level) => {
    const own = schools.filter(({ type, name }) => type === level.type && name.endsWith(level.kind))
    return [...Map.groupBy(own, ({ name }) => name)].map(([name, same]) => ({
      ...level,
      name,
      own: name.slice(0, -level.kind.length),
      codes: same.map(({ no }) => no).sort(),
    }))
  })

/** What people call the districts of schools. */
export function schoolWords(schools: readonly PublicSchool[]): Words {
  const words: Words = new Map()
  for (const { name, own, short, district, codes } of schoolsByName(schools)) {
    const sense: Sense = { kind: 'condition', says: { [district]: codes } }
    const add = (said: string, edges: Entry['edges'] = 'start') => {
      const letters = lettersOf(said)
      if (!words.has(letters)) words.set(letters, { sense, edges })
    }
    for (const end of ENDS) add(name + end)
    for (const end of ['校区', '学区']) add(own + short + end)
    add(`${own}校区`)
    add(own + short, 'word')
  }
  return words
}
