import { label } from '@sumai/domain/codes'
import type { Fact } from '../facts.ts'
import { area, NONE, yenAMonth } from './sale-areas.ts'
import type { SaleKind } from './sale-kind.ts'
import type { SaleRoom } from './sale-room.ts'

/** From this share on it must be shown, per cent. */
const NOTABLE_SHARE = 30

/** 土地・法令: rights for every listing, the ground and the law for all but flats. */
export function landRows(room: SaleRoom, kind: SaleKind): Fact[] {
  if (kind === 'condo') return rightsRows(room)
  return [
    ...rightsRows(room),
    { label: '用途地域', value: room.youtoChiikiLabel.join('・') || '無指定' },
    { label: '都市計画', value: room.toshiKeikakuLabel ?? '' },
    { label: '建ぺい率', value: percent(room.kenpei) },
    { label: '容積率', value: percent(room.yoseki) },
    { label: '地目', value: room.chimokuLabel ?? '' },
    { label: '地勢', value: room.chiseiLabel ?? '' },
    { label: '接道', value: roads(room) },
    { label: '私道負担', value: privateRoad(room) },
    { label: 'セットバック', value: setback(room) },
    ...(kind === 'land' ? [{ label: '建築条件', value: builder(room) }] : []),
    { label: '法令上の制限', value: room.houreiSeigen ?? NONE },
    { label: '告知事項', value: notices(room) },
  ]
}

function rightsRows(room: SaleRoom): Fact[] {
  return [
    { label: '土地権利', value: room.tochiKenriLabel },
    { label: '借地期間', value: room.shakuchiKikan ?? '' },
    { label: '地代', value: yenAMonth(room.chidai) },
    { label: '持分', value: room.mochibun ?? '' },
  ]
}

/** 「一方（南 6.0m 公道 間口10.2m）」 */
function roads({ setsudo, setsudoJokyoLabel }: SaleRoom): string[] {
  const lines = setsudo.map((road) =>
    [
      label('muki', road.muki),
      `${road.fukuinM.toFixed(1)}m`,
      label('doro_shubetu', road.doroShubetu),
      road.habaM === null ? '' : `間口${road.habaM.toFixed(1)}m`,
      road.ichiShitei ? '（位置指定あり）' : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
  return [setsudoJokyoLabel ?? '', ...lines].filter(Boolean)
}

function privateRoad({ shidoFutanMen, shidoFutanWariai }: SaleRoom): string {
  const parts = [
    shidoFutanMen ? area(shidoFutanMen, null) : '',
    shidoFutanWariai && `負担割合 ${shidoFutanWariai}`,
  ]
  return parts.filter(Boolean).join('／') || NONE
}

function setback({ isSetback, setbackMen }: SaleRoom): string {
  if (!isSetback) return NONE
  return setbackMen === null ? '要' : `要（約${setbackMen}㎡）`
}

function builder({ isNoCondition, kenchikuJoken }: SaleRoom): string[] {
  if (isNoCondition || !kenchikuJoken) return ['建築条件なし']
  const { kaisha, kikanMonth, note } = kenchikuJoken
  const terms = `契約後${kikanMonth}か月以内に${kaisha}と建築請負契約を結ぶことが条件です。`
  return ['建築条件付き', terms, note ?? ''].filter(Boolean)
}

function notices(room: SaleRoom): string[] {
  const share = (name: string, value: number | null) =>
    value !== null && value >= NOTABLE_SHARE ? `${name}を約${value}%含む` : ''
  return [
    share('傾斜地', room.keishaWariai),
    share('路地状部分', room.rojijoWariai),
    room.isKoatsusen ? '高圧電線下にあり' : '',
    room.isGake ? 'がけ・擁壁あり' : '',
  ].filter(Boolean)
}

const percent = (value: number | null) => (value === null ? '' : `${value}%`)
