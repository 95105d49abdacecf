import { Awards } from '@sumai/content/awards'
import { AGENCY_JSON_LD } from '@sumai/domain/agency'
import { BRAND, COMPANY } from '@sumai/domain/brand'
import { AreaMap } from '@sumai/listings/area-map'
import { ContactBar } from '@sumai/listings/contact-bar'
import type { RouteHandle } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Facts } from '@sumai/ui/facts'
import { Section } from '@sumai/ui/section'
import { crumbs, paths } from '../../paths.ts'
import css from './company.module.css'

export const handle = {
  title: '会社概要',
  description: `${BRAND.legalName}の会社概要。免許番号・所属団体・沿革と、本社への道順をご案内します。`,
  breadcrumbs: crumbs('会社概要'),
  jsonLd: [AGENCY_JSON_LD],
} satisfies RouteHandle

/** Outline, thirty years, figures with their source, and how to get here. */
export function Component() {
  return (
    <>
      <Container reading>
        <p className={css.lead}>
          {BRAND.name}は{BRAND.foundedYear}
          年の創業以来、福岡・佐賀・熊本の街で、住まいさがしと賃貸管理をお手伝いしています。
        </p>
        <Facts caption="会社概要" rows={COMPANY.outline} />
        <div className={css.ways}>
          <ButtonLink to={paths.shops} variant="outline">
            店舗一覧
          </ButtonLink>
          <ButtonLink to={paths.promise} variant="outline">
            5つの約束
          </ButtonLink>
        </div>
      </Container>
      <Section heading="沿革" paper>
        <ol className={css.history}>
          {COMPANY.history.map(({ year, event }) => (
            <li key={year} className={css.event}>
              <span className={css.year}>{year}年</span>
              <span>{event}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading="実績">
        <div className={css.awards}>
          <Awards />
        </div>
      </Section>
      <Section heading="本社への道順" paper>
        <p>
          〒{BRAND.headOffice.zip} {BRAND.headOffice.address}
        </p>
        <p className={css.access}>{COMPANY.access}</p>
        <AreaMap name={`${BRAND.name}本社`} centre={COMPANY.place} />
      </Section>
      <ContactBar paths={paths} />
    </>
  )
}
