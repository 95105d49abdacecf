import { Awards } from '@sumai/content/awards'
import { RailShop } from '@sumai/content/rail-shop'
import { railShop } from '@sumai/content/rail-shop-data'
import { AGENCY_JSON_LD } from '@sumai/domain/agency'
import { BRAND } from '@sumai/domain/brand'
import { COMPANY } from '@sumai/domain/company'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { associationLines } from '@sumai/format/associations'
import { telHref } from '@sumai/format/tel'
import { unbroken } from '@sumai/format/unbroken'
import { AreaMap } from '@sumai/listings/area-map'
import { ContactBar } from '@sumai/listings/contact-bar'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Facts } from '@sumai/ui/facts'
import { PhoneIcon } from '@sumai/ui/icon'
import { RailLinks } from '@sumai/ui/rail-links'
import { Section } from '@sumai/ui/section'
import { Subpage } from '@sumai/ui/subpage'
import { crumbs, paths } from '../../paths.ts'
import css from './company.module.css'

/** Where the head office is. */
const TOWN = '40133'

const OUTLINE = COMPANY.outline.map(({ label, value }) => ({
  label,
  value: typeof value === 'string' ? value : associationLines(value),
}))

const RELATED = [
  { to: paths.promise, label: '5つの約束', note: '費用、応対、店舗、スタッフ、入居の後' },
  { to: paths.shops, label: '店舗一覧', note: '営業時間と、本日の営業状況' },
  { to: paths.owner, label: 'オーナー様へ', note: '賃貸管理・空室対策・土地活用' },
  { to: paths.salesSite.sell, label: '売却をお考えの方へ', note: '査定は無料です' },
]

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  railShop(
    servicesOf(context),
    { cbFlg: SHOP_KIND.chintai, town: TOWN },
    { signal: request.signal },
  )

export const handle = {
  title: '会社概要',
  description: `${BRAND.legalName}の会社概要。免許番号・所属団体・沿革と、本社への道順をご案内します。`,
  head: 'own',
  breadcrumbs: crumbs('会社概要'),
  jsonLd: [AGENCY_JSON_LD],
} satisfies RouteHandle

/** Greeting, outline, thirty years, figures with their source, and how to get here. */
export function Component() {
  const beside = useLoaderData<typeof loader>()
  return (
    <>
      <Subpage
        drawing="shop"
        meta={`${BRAND.name}は${BRAND.foundedYear}年の創業以来、福岡・佐賀・熊本の街で、住まいさがしと賃貸管理をお手伝いしています。`}
        rail={
          <>
            <RailLinks heading="くわしく知る" links={RELATED} />
            <RailShop {...beside} paths={{ ...paths, visit: paths.visitShop }} />
          </>
        }
      >
        <section aria-labelledby="greeting" className={css.greeting}>
          <h2 id="greeting">街で働く人が、街の部屋をご案内します</h2>
          {COMPANY.greeting.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={css.signed}>{COMPANY.outline[1].value}</p>
        </section>
        <section aria-labelledby="outline" className={css.part}>
          <h2 id="outline">会社の概要</h2>
          <Facts caption="会社概要" rows={OUTLINE} />
        </section>
      </Subpage>
      <Section heading="実績" paper>
        <div className={css.awards}>
          <Awards />
        </div>
      </Section>
      <Section heading="沿革">
        <ol className={css.history}>
          {COMPANY.history.map(({ year, event, detail }) => (
            <li key={year} className={css.event}>
              <span className={css.year}>{year}年</span>
              <b>{unbroken(event)}</b>
              <p className={css.detail}>{detail}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading="本社への道順" paper>
        <div className={css.way}>
          <AreaMap name={`${BRAND.name}本社`} centre={COMPANY.place} />
          <div>
            <h3>{BRAND.legalName}</h3>
            <p>
              〒{BRAND.headOffice.zip}
              <br />
              {BRAND.headOffice.address}
            </p>
            <p className={css.access}>{COMPANY.access}</p>
            <a href={telHref(BRAND.tel)} className={css.tel}>
              <PhoneIcon />
              {BRAND.tel}
            </a>
            <p className={css.hours}>{BRAND.telHours}</p>
          </div>
        </div>
      </Section>
      <ContactBar paths={paths} />
    </>
  )
}
