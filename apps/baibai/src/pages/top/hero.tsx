import { Anniversary } from '@sumai/content/anniversary'
import { BRAND } from '@sumai/domain/brand'
import { Link } from '@sumai/platform'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import css from './hero.module.css'

const DOORS = [
  {
    name: '買う',
    text: 'マンション、一戸建て、土地。暮らしたい街から探せます。',
    action: '物件を探す',
    to: paths.search,
    photo: '/media/exterior/exterior-kodate-20',
  },
  {
    name: '売る',
    text: '査定は無料。買取と仲介を並べてご提案します。',
    action: '無料査定を申し込む',
    to: paths.satei,
    photo: '/media/interior/interior-ldk-1',
  },
  {
    name: '投資',
    text: '利回りと収支を確かめて、区分から一棟まで。',
    action: '投資用物件を見る',
    to: paths.investment,
    photo: '/media/exterior/exterior-mansion-15',
  },
]

type Props = { /** The search in words. */ children: ReactNode }

/** The claim, the search, and tiles that lead to buying, selling and investing. */
export function Hero({ children }: Props) {
  return (
    <div className={css.hero}>
      <div className={css.copy}>
        <h1 className={css.heading}>
          家の値段より先に、
          <br />
          これからの話を
          <br />
          聞かせてください。
        </h1>
        <p className={css.lead}>
          福岡・佐賀・熊本で{BRAND.anniversary}
          年。買うことも、売ることも、持ち続けることも、同じ担当者がご相談にのります。
        </p>
        <div className={css.search}>{children}</div>
        <div className={css.anniversary}>
          <Anniversary />
        </div>
      </div>
      <ul className={css.doors}>
        {DOORS.map(({ name, text, action, to, photo }, index) => (
          <li key={name} className={css.door}>
            <div className={css.photo}>
              <Picture
                photo={{ url: photo, width: 1000, height: 667 }}
                alt=""
                sizes="(min-width: 1024px) 540px, 200px"
                priority={index === 0}
              />
            </div>
            <div className={css.words}>
              <h2 className={css.name}>
                <Link to={to} className={css.link}>
                  {name}
                </Link>
              </h2>
              <p className={css.text}>{text}</p>
              <span className={css.action}>
                {action}
                <ArrowRightIcon size="s" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
