import type { NewBaibaiRoom } from '../baibai-rooms/baibai-rooms.table.ts'
import type { NewShop } from '../shops/shops.table.ts'
import { lintBuilding } from './building-lint.ts'
import { lintCaptions } from './caption-lint.ts'
import { lintFloors } from './floor-lint.ts'
import { lintPlace } from './place-lint.ts'
import {
  type LintErrors,
  lint,
  lintWords,
  type Rule,
  sharedRules,
  shopRules,
  together,
} from './publish-lint.ts'

type Field = keyof NewBaibaiRoom
/** Which table of the code applies: 7 condominium, 5 house or whole building, 3 land, 4 new site. */
type Table = 'condo' | 'house' | 'building' | 'land' | 'site'

/** A flat in a condominium, let or not, is table 7 whatever its purpose. */
function tableOf({ bukkenType, bukkenKbn }: NewBaibaiRoom): Table {
  if (bukkenType === 'hanbai_tochi') return 'land'
  if (bukkenType === 'tateuri') return 'site'
  if (bukkenType === 'hanbai_mansion' || bukkenKbn === 'kubun') return 'condo'
  return bukkenType.startsWith('toushi_') ? 'building' : 'house'
}

const filled = (field: Field, wire: string, label: string): Rule<NewBaibaiRoom> => ({
  field: wire,
  label,
  isMissing: (room) => {
    const value = room[field]
    return value == null || value === '' || (Array.isArray(value) && value.length === 0)
  },
})

const always: readonly Rule<NewBaibaiRoom>[] = [
  { field: 'kakaku', label: '価格', isMissing: ({ kakaku }) => kakaku <= 0 },
  { field: 'torihiki_taiyo', label: '取引態様', isMissing: (room) => room.torihikiTaiyo === 0 },
  {
    field: 'hikiwatashi_date',
    label: '引渡し日',
    isMissing: (room) => room.hikiwatashiJiki === 3 && room.hikiwatashiDate == null,
  },
  {
    field: 'shakuchi_kikan',
    label: '借地の期間・地代',
    isMissing: (room) => room.tochiKenri !== 1 && (!room.shakuchiKikan || room.chidai == null),
  },
]

const condo = [
  filled('senyuMen', 'senyu_men', '専有面積'),
  filled('tatemonoMenKbn', 'tatemono_men_kbn', '面積計測方式'),
  filled('madori', 'madori', '間取り'),
  filled('kai', 'kai', '所在階'),
  filled('sokosu', 'sokosu', '総階数'),
  filled('kanrihi', 'kanrihi', '管理費'),
  filled('shuzenTsumitate', 'shuzen_tsumitate', '修繕積立金'),
  filled('kosu', 'kosu', '総戸数'),
]

const ground = [
  filled('tochiMen', 'tochi_men', '土地面積'),
  filled('tochiMenKbn', 'tochi_men_kbn', '土地面積計測'),
  filled('setsudo', 'setsudo', '接道状況'),
  filled('setsudoJokyo', 'setsudo_jokyo', '接道状況'),
  filled('shidoFutanMen', 'shido_futan_men', '私道負担面積'),
  filled('houreiSeigen', 'hourei_seigen', '法令上の制限'),
  {
    field: 'setback_men',
    label: 'セットバック',
    isMissing: (room) => room.isSetback == null || (room.isSetback && room.setbackMen == null),
  } satisfies Rule<NewBaibaiRoom>,
]

const zoning = [
  filled('youtoChiiki', 'youto_chiiki', '用途地域'),
  filled('toshiKeikaku', 'toshi_keikaku', '都市計画'),
  filled('kenpei', 'kenpei', '建ぺい率'),
  filled('yoseki', 'yoseki', '容積率'),
  filled('chimoku', 'chimoku', '地目'),
]

const building: readonly Rule<NewBaibaiRoom>[] = [
  filled('kozo', 'kozo', '構造'),
  {
    field: 'chiku_ym',
    label: '築年月（完成予定年月）',
    isMissing: (room) => room.chikuYm == null && room.kanseiYm == null,
  },
  {
    field: 'kenchiku_kakunin_no',
    label: '建築確認番号',
    isMissing: (room) => room.chikuYm == null && !room.kenchikuKakuninNo,
  },
  {
    field: 'reform',
    label: 'リフォーム箇所・時期',
    isMissing: (room) => room.isReform && room.reform.length === 0,
  },
]

const tatemono = [
  filled('tatemonoMen', 'tatemono_men', '建物面積'),
  filled('tatemonoMenKbn', 'tatemono_men_kbn', '建物面積計測'),
]

const rules: Record<Table, readonly Rule<NewBaibaiRoom>[]> = {
  condo: [...condo, ...building],
  house: [...ground, ...building, ...tatemono, filled('madori', 'madori', '間取り')],
  building: [...ground, ...building, ...tatemono],
  land: [
    ...ground,
    ...zoning,
    filled('isNoCondition', 'is_no_condition', '建築条件の有無'),
    {
      field: 'kenchiku_joken',
      label: '建築条件の内容',
      isMissing: (room) => room.isNoCondition === false && room.kenchikuJoken == null,
    },
  ],
  site: [...ground, ...zoning, ...building, ...tatemono, filled('bunjo', 'bunjo', '区画')],
}

const lintFacts = (room: NewBaibaiRoom, shop: NewShop): LintErrors =>
  together(
    lint([...always, ...rules[tableOf(room)]], room),
    lint(sharedRules, room),
    lint(shopRules, shop),
  )

/** How many facts its advertisement must state, and how many of them are missing. */
export const baibaiFacts = (room: NewBaibaiRoom, shop: NewShop) => ({
  facts: [always, rules[tableOf(room)], sharedRules, shopRules].flat().length,
  missing: Object.keys(lintFacts(room, shop)).length,
})

/** Whether a property may be public, with its shop. */
export function lintBaibaiRoom(room: NewBaibaiRoom, shop: NewShop): LintErrors {
  return together(
    lintFacts(room, shop),
    lintWords(room, { name: room.name }),
    lintPlace(room),
    lintBuilding(room),
    lintFloors({ kai: room.kai, above: room.sokosu, below: room.chikaKaisu }),
    lintCaptions(room),
  )
}
