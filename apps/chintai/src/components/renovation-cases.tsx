import { Picture } from '@sumai/ui/picture'
import css from './renovation-cases.module.css'

/** Rooms after the work; their pictures are of no listing. */
const CASES = [
  {
    name: '築31年・2DKを1LDKに',
    text: '和室2間を広いリビングにまとめ、洗面所を独立させました。',
    photo: '/media/interior/interior-ldk-3',
    cost: '268万円',
    days: '36日',
    rent: '5.4万円から6.9万円に',
  },
  {
    name: '築24年・キッチンと床を一新',
    text: '収納の多い台所に入れ替え、床は傷に強い材にしました。',
    photo: '/media/interior/interior-kitchen-4',
    cost: '124万円',
    days: '15日',
    rent: '6.2万円から6.8万円に',
  },
]

/** Finished rooms with what they cost the owner and what they brought. */
export const RenovationCases = () => (
  <ul className={css.cases}>
    {CASES.map(({ name, text, photo, cost, days, rent }) => (
      <li key={name}>
        <Picture
          photo={{ url: photo, width: 1000, height: 667 }}
          alt={`${name}：工事の後の部屋`}
          ratio="3:2"
          sizes="(min-width: 1024px) 580px, 92vw"
        />
        <h3 className={css.name}>{name}</h3>
        <p className={css.text}>{text}</p>
        <dl className={css.facts}>
          <div>
            <dt>工事費</dt>
            <dd>{cost}</dd>
          </div>
          <div>
            <dt>工期</dt>
            <dd>{days}</dd>
          </div>
          <div>
            <dt>家賃</dt>
            <dd>{rent}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
)
