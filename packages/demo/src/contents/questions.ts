import { createRandom } from '../random.ts'
import type { ContentRow } from '../rows.ts'
import { articleRow, type Question } from './article.ts'
import { BUYING } from './qa-baibai/buying.ts'
import { LAND } from './qa-baibai/land.ts'
import { LOANS } from './qa-baibai/loans.ts'
import { SELLING } from './qa-baibai/selling.ts'
import { TAXES } from './qa-baibai/taxes.ts'
import { USED_HOMES } from './qa-baibai/used-homes.ts'
import { COSTS } from './qa-chintai/costs.ts'
import { FIRST_HOME } from './qa-chintai/first-home.ts'
import { LEAVING } from './qa-chintai/leaving.ts'
import { LIVING } from './qa-chintai/living.ts'
import { MOVING } from './qa-chintai/moving.ts'
import { PETS_AND_CARS } from './qa-chintai/pets-and-cars.ts'
import { SCREENING } from './qa-chintai/screening.ts'
import { SEARCHING } from './qa-chintai/searching.ts'

type Category = readonly [tagName: string, questions: readonly Question[]]

const CHINTAI: readonly Category[] = [
  ['お部屋探し', SEARCHING],
  ['契約・費用', COSTS],
  ['入居審査・保証', SCREENING],
  ['引っ越し・入居', MOVING],
  ['入居中の困りごと', LIVING],
  ['退去・原状回復', LEAVING],
  ['ペット・駐車場', PETS_AND_CARS],
  ['ひとり暮らし', FIRST_HOME],
]

const BAIBAI: readonly Category[] = [
  ['購入の流れ', BUYING],
  ['資金・ローン', LOANS],
  ['土地・新築', LAND],
  ['中古住宅', USED_HOMES],
  ['売却・査定', SELLING],
  ['税金・相続・投資', TAXES],
]

/** The questions and answers of both sites. */
export const questions = (today: string): ContentRow[] => [
  ...rows('ekimaesan_chintai', CHINTAI, today),
  ...rows('ekimaesan_baibai', BAIBAI, today),
]

function rows(
  contentType: 'ekimaesan_chintai' | 'ekimaesan_baibai',
  categories: readonly Category[],
  today: string,
): ContentRow[] {
  return categories.flatMap(([tagName, list], category) =>
    list.map(({ question, short, body, example, match }, index) => {
      const random = createRandom(`${contentType}/${category}/${index}`)
      const daysAgo = 14 + (index * categories.length + category) * 11
      const article = { contentType, title: question, tagId: category + 1, tagName, daysAgo }
      return {
        ...articleRow(random, { ...article, text: `${body}\n## ${example}` }, today),
        summary: short.slice(0, 120),
        answerShort: short,
        match: match ?? null,
      }
    }),
  )
}
