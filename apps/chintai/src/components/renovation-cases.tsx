import { BeforeAfter } from './before-after.tsx'
import css from './renovation-cases.module.css'

const CASES = [
  {
    name: '築31年・2DKを1LDKに',
    text: '和室2間を広いリビングにまとめ、洗面所を独立させました。',
    before: { url: '/media/interior/interior-washitsu-1', width: 1000, height: 667 },
    after: { url: '/media/interior/interior-ldk-3', width: 1000, height: 667 },
  },
  {
    name: '築24年・キッチンと床を一新',
    text: '料理のしやすい対面の台所に。床は傷に強い材に替えました。',
    before: { url: '/media/interior/interior-kitchen-3', width: 1000, height: 667 },
    after: { url: '/media/interior/interior-kitchen-1', width: 1000, height: 667 },
  },
]

export const RenovationCases = () => (
  <ul className={css.cases}>
    {CASES.map(({ name, text, before, after }) => (
      <li key={name}>
        <BeforeAfter name={name} before={before} after={after} />
        <h3 className={css.name}>{name}</h3>
        <p className={css.text}>{text}</p>
      </li>
    ))}
  </ul>
)
