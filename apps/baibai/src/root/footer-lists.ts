import { type FooterAnswers, footerLists } from '@sumai/content/footer-lists'
import { paths } from '../paths.ts'

/** By the query that SEED 2 asks for, not by the terms of the path. */
const TYPES = [
  ['中古マンション', 'hanbai_mansion'],
  ['中古一戸建て', 'hanbai_chuko'],
  ['新築一戸建て', 'hanbai_shinchiku'],
  ['新築分譲住宅', 'tateuri'],
  ['土地', 'hanbai_tochi'],
] as const

const byType = {
  icon: 'home',
  heading: '物件種別から探す',
  isOpen: true,
  groups: [{ name: '', links: TYPES.map(([label, type]) => ({ label, to: paths.ofType(type) })) }],
} as const

/** The footer of the sales site names a university only when something is for sale near it. */
export const salesFooterLists = (answers: FooterAnswers) =>
  footerLists(
    { what: '物件', toPlace: paths.place, toShop: paths.shop, first: byType },
    { ...answers, schools: answers.schools.filter((it) => it.baibaiBukkenSuu > 0) },
  )
