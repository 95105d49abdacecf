import { RailShop } from '@sumai/content/rail-shop'
import { railShop } from '@sumai/content/rail-shop-data'
import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { ContactBar } from '@sumai/listings/contact-bar'
import {
  Link,
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { ArrowRightIcon, CheckIcon } from '@sumai/ui/icon'
import { RailLinks } from '@sumai/ui/rail-links'
import { Subpage } from '@sumai/ui/subpage'
import { FIVE_PROMISES } from '../../components/five-promises.ts'
import { crumbs, paths } from '../../paths.ts'
import { KEPT } from './kept.ts'
import css from './promise.module.css'

const RELATED = [
  { to: paths.company, label: '会社概要', note: '沿革と、数字の出どころ' },
  { to: paths.questions, label: 'よくあるご質問', note: '費用の計算の例つき' },
  { to: paths.salesSite.voices, label: 'お客様の声', note: '売買をされた方のアンケートから' },
]

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  railShop(servicesOf(context), { cbFlg: SHOP_KIND.chintai }, { signal: request.signal })

export const handle = {
  title: '5つの約束',
  description: `${BRAND.name}がお客様にお約束する5つのこと。${FIVE_PROMISES.map(({ name }) => name).join('、')}。`,
  head: 'own',
  breadcrumbs: crumbs('5つの約束'),
} satisfies RouteHandle

/** What a visitor may expect of us, each with how it is kept and its proof. */
export function Component() {
  const beside = useLoaderData<typeof loader>()
  return (
    <>
      <Subpage
        town="41201"
        meta="住まいさがしで困ることは、いつの時代もあまり変わりません。創業から30年、お客様の声をもとに決めた約束です。"
        rail={
          <>
            <RailLinks heading="あわせてご覧ください" links={RELATED} />
            <RailShop {...beside} paths={{ ...paths, visit: paths.visitShop }} />
          </>
        }
      >
        <ol>
          {FIVE_PROMISES.map(({ name, text, detail, proof, way }, index) => (
            <li key={name} className={css.promise}>
              <span aria-hidden="true" className={css.number}>
                {index + 1}
              </span>
              <div className={css.words}>
                <h2 className={css.name}>{name}</h2>
                <p className={css.text}>{text}</p>
                <p className={css.detail}>{detail}</p>
                <p className={css.detail}>{KEPT[index]}</p>
                <p className={css.proof}>
                  <CheckIcon size="s" />
                  {proof}
                </p>
                <Link to={way.to} className={css.way}>
                  {way.label}
                  <ArrowRightIcon size="s" />
                </Link>
              </div>
            </li>
          ))}
        </ol>
      </Subpage>
      <ContactBar paths={paths} />
    </>
  )
}
