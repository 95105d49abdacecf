import { AREAS, CITY_COUNT } from '@sumai/domain/areas'
import { formatNumber } from '@sumai/format/number'
import { DataTable } from '@sumai/listings/data-table'
import type { RouteHandle } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { LinkChips } from '@sumai/ui/link-chips'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { Steps } from '@sumai/ui/steps'
import { Lead } from '../../components/guide/lead.tsx'
import { PlainList } from '../../components/guide/plain-list.tsx'
import { Points } from '../../components/guide/points.tsx'
import { SateiBand } from '../../components/satei-band.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './kaitori.module.css'
import { CASES, EXAMPLE, LIMITS, MERITS, MOST, RESULTS, STEPS } from './kaitori-texts.ts'

export const handle = {
  title: '不動産買取',
  description:
    '広告や内覧なしに、当社が直接買い取ります。現金化まで最短2週間、仲介手数料はかかりません。',
  breadcrumbs: crumbs(['売却', paths.sell], '不動産買取'),
  head: 'own',
} satisfies RouteHandle

export function Component() {
  return (
    <>
      <Lead
        drawing="shop"
        words="人に知られず、早く、確実に。当社が買主になります。"
        text="片付けや修繕をせず、そのままの状態でお引き受けします。仲介での査定額もあわせてお伝えしますので、比べてお決めください。"
      >
        <ButtonLink to={paths.sateiOfKaitori} variant="accent">
          買取査定に進む（無料）
        </ButtonLink>
      </Lead>
      <Section heading="買取のよいところ" paper>
        <Points points={MERITS} />
      </Section>
      <Section heading="こんなときに選ばれています">
        <ul className={css.cases}>
          {CASES.map(({ title, text, photo }) => (
            <li key={title} className={css.case}>
              <Picture
                photo={{ url: photo, width: 1000, height: 667 }}
                alt=""
                ratio="4:3"
                sizes="(min-width: 768px) 176px, 112px"
              />
              <div className={css.words}>
                <h3 className={css.title}>{title}</h3>
                <p className={css.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="現金になるまで" note="お急ぎの場合は、最短2週間でお支払いします。" paper>
        <Steps steps={STEPS} />
      </Section>
      <Section
        heading="手取りの例"
        note="市場の価格が2,000万円、買取の価格が1,500万円のマンションの例です。"
      >
        <div className={css.example}>
          <DataTable
            wrap
            label="手取りの例"
            columns={[
              { label: '項目' },
              { label: '仲介', isNumber: true },
              { label: '買取', isNumber: true },
            ]}
            rows={EXAMPLE.map((cells) => ({ key: cells[0], cells }))}
            foot={['手取り', ...RESULTS.map(({ left }) => `約${formatNumber(left)}万円`)]}
          />
          <dl className={css.results}>
            {RESULTS.map(({ way, until, left, costs }) => (
              <div key={way} className={css.result}>
                <dt>{way}の手取り</dt>
                <dd>
                  約<b>{formatNumber(left)}</b>万円
                  <small>{until}</small>
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * left) / MOST} height="1" />
                    <rect x={(100 * left) / MOST} width={(100 * costs) / MOST} height="1" />
                  </svg>
                  <small>引かれる額 約{costs}万円</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={css.note}>
          仲介手数料は上限額（税込）です。譲渡所得税と住宅ローンの残りは含みません。査定では、お持ちの物件について同じ表をお作りします。
        </p>
      </Section>
      <Section heading="買取に向かないとき" paper>
        <PlainList items={LIMITS} />
      </Section>
      <Section
        heading="買取の対応エリア"
        tight
        note={`福岡・佐賀・熊本北部の${CITY_COUNT}市区町村で承ります。エリアを選ぶと、お近くの店舗が並びます。`}
      >
        <LinkChips
          label="エリアごとの店舗"
          links={AREAS.map(({ areaNo, name }) => ({ to: paths.shopsOfArea(areaNo), label: name }))}
        />
      </Section>
      <SateiBand />
    </>
  )
}
