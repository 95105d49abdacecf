import { formatNumber } from '@sumai/format/number'
import css from './left-over.module.css'
import { LETS, SALE } from './utilization-texts.ts'

const YEARS = 30

/** 万円 */
const WAYS = [
  ...LETS.map(({ name, cost, income, expenses }) => ({
    name,
    left: (income - expenses) * YEARS - cost,
  })),
  { name: SALE.name, left: SALE.left },
].toSorted((a, b) => b.left - a.left)

const MOST = Math.max(...WAYS.map(({ left }) => left))

/** What is left of each use in the end, the most first. */
export const LeftOver = () => (
  <ul aria-label={`${YEARS}年後の手残り`} className={css.bars}>
    {WAYS.map(({ name, left }) => (
      <li key={name} className={css.bar}>
        <span>{name}</span>
        <svg width="100%" height="20" aria-hidden="true">
          <rect width={`${(Math.max(0, left) / MOST) * 100}%`} height="20" rx="4" />
        </svg>
        <b>{formatNumber(left)}万円</b>
      </li>
    ))}
  </ul>
)
