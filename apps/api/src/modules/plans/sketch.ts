import type { Madori } from '@sumai/api-client/contract/layout'
import type { PlanSketch } from '@sumai/api-client/contract/listing'
import type { Photo } from '@sumai/api-client/contract/photo'
import { frameOf } from '@sumai/madori/frame'
import { planOf } from '@sumai/madori/plan'
import { planUrl } from '@sumai/madori/plan-code'
import { programOf } from '@sumai/madori/program'
import { LRUCache } from 'lru-cache'
import type { WireRow } from '../../wire/columns.ts'

/** The columns that are read here, of a room or of a property. */
type Row = Pick<Madori, 'madori_heyasu' | 'madori_kind' | 'madori_shosai'> & {
  bukken_no: string
  bukken_type: string
  photos: Photo[]
  balcony_men: number | null
  setsubijoken: number[]
  muki: number | null
  senyu_men: number | null
  tatemono_men?: number | null
  /** Storeys: of the building of a room, of a house for sale. */
  chijo_kaisu?: number | null
  sokosu?: number | null
}

/** Whether an address has been drawn: to find out takes as long as to draw it. */
const drawable = new LRUCache<string, boolean>({ max: 2_000 })

/** 間取り略図: what a listing without a floor plan can show; null where it has one or none can be drawn. */
export function sketchOf(listing: WireRow): PlanSketch | null {
  const row = listing as Row
  if (row.photos.some(({ type }) => type === 'madori')) return null
  const program = programOf({
    bukkenNo: row.bukken_no,
    madoriHeyasu: row.madori_heyasu,
    madoriKind: row.madori_kind,
    madoriShosai: row.madori_shosai,
    men: row.senyu_men ?? row.tatemono_men ?? 0,
    balconyMen: row.balcony_men,
    muki: row.muki,
    isHouse: row.bukken_type === 'kodate' || row.senyu_men === null,
    storeys: row.chijo_kaisu ?? row.sokosu ?? 1,
    setsubijoken: row.setsubijoken,
  })
  if (!program) return null
  const url = planUrl(program)
  const known = drawable.get(url) ?? planOf(program, 'plain') !== null
  drawable.set(url, known)
  return known ? { url, ...frameOf(program) } : null
}
