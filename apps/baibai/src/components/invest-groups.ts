import { options, steps } from '@sumai/domain/codes'
import { INVEST } from '@sumai/domain/search-url/baibai-conditions'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { facetsOf, type PanelPart } from '@sumai/domain/search-url/panel'
import {
  ageLabel,
  areaLabel,
  INVEST_KINDS,
  priceLabel,
  yieldLabel,
} from '@sumai/domain/search-url/said/labels'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { advertGroups } from '@sumai/search/advert-groups'
import { cityGroup } from '@sumai/search/city-group'
import type { FilterGroup } from '@sumai/search/filter'
import { type FacetCounts, filterOptions } from '@sumai/search/filter-options'
import { STRUCTURES, walkGroup, wordsGroup } from '@sumai/search/home-groups'
import { paths } from '../paths.ts'

const UNITS = options('bukken_kbn')
/** What tenants ask of a building: lift, 宅配ボックス, オートロック, 駐輪場, オール電化. */
const OFTEN_ASKED: readonly number[] = [501, 701, 702, 703, 706]

/** 木造, 鉄骨造, 鉄筋コンクリート造, 鉄骨鉄筋コンクリート造, 軽量鉄骨造. */
const USUAL_STRUCTURES: readonly number[] = [1, 3, 4, 5, 10]

/** Yen: from one bar to the next by about half more, because a flat costs a hundredth of a block. */
const PRICE_BARS = [
  5_000_000, 8_000_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000, 80_000_000,
  100_000_000, 150_000_000, 200_000_000, 300_000_000, 400_000_000, 500_000_000,
]

/** Hardly any yields less than the lowest step: it begins the bars, but is no choice. */
const YIELDS = steps.shueki_rimawari.slice(1)

/** The counts the form shows, as `with_facets` asks for them. */
export const INVEST_FACETS = facetsOf('invest')

export function investGroups(conditions: InvestConditions, facets: FacetCounts): FilterGroup[] {
  const state = { conditions, facets }
  const { list, within, bars, barsFrom, range } = filterOptions(state)
  const setsubi = setsubiGroups('baibai')
  const groups = {
    keyword: wordsGroup(INVEST.keyword.label, state, {
      placeholder: '例：久留米 一棟アパート 利回り8%',
      suggestAt: `${paths.suggestions}?of=investments`,
    }),
    toushi_bukken_type: {
      kind: 'checks',
      legend: INVEST.toushi_bukken_type.label,
      options: list('toushi_bukken_type', INVEST_KINDS).filter(
        ({ count, checked }) => count || checked,
      ),
    },
    bukken_kbn: {
      kind: 'chips',
      pick: 'many',
      legend: INVEST.bukken_kbn.label,
      options: list('bukken_kbn', UNITS),
    },
    kakaku: {
      ...range('kakaku', INVEST.kakaku.label, steps.kakaku, priceLabel),
      bars: bars('kakaku', PRICE_BARS),
    },
    shueki_rimawari: {
      kind: 'chips',
      pick: 'one',
      legend: INVEST.shueki_rimawari.label,
      empty: '指定なし',
      options: within('shueki_rimawari', YIELDS, yieldLabel),
      bars: barsFrom('shueki_rimawari', steps.shueki_rimawari),
      unit: '%',
    },
    city_code: cityGroup(INVEST.city_code.label, list),
    toho: walkGroup(INVEST.toho.label, state),
    men: range('men', INVEST.men.label, steps.men, areaLabel, '㎡'),
    kozo: {
      kind: 'checks',
      legend: INVEST.kozo.label,
      options: list(
        'kozo',
        STRUCTURES.filter(({ code }) => USUAL_STRUCTURES.includes(code)),
      ),
      more: {
        label: 'ほかの構造',
        groups: [
          {
            legend: 'ほかの構造',
            options: list(
              'kozo',
              STRUCTURES.filter(({ code }) => !USUAL_STRUCTURES.includes(code)),
            ),
          },
        ],
      },
    },
    chiku_year: {
      kind: 'chips',
      pick: 'one',
      legend: INVEST.chiku_year.label,
      empty: '指定なし',
      options: within('chiku_year', steps.chiku_year, ageLabel),
    },
    setsubijoken: {
      kind: 'checks',
      legend: INVEST.setsubijoken.label,
      options: list(
        'setsubijoken',
        setsubi.flatMap(({ items }) => items.filter(({ code }) => OFTEN_ASKED.includes(code))),
      ),
      more: {
        label: '設備をもっと見る',
        groups: setsubi.map(({ label, items }) => ({
          legend: label,
          options: list(
            'setsubijoken',
            items.filter(({ code }) => !OFTEN_ASKED.includes(code)),
          ),
        })),
      },
    },
    ...advertGroups('invest', state),
  } satisfies Record<PanelPart<'invest'>, FilterGroup>
  return Object.values(groups)
}
