import type { Kukaku } from '@sumai/api-client/contract/baibai-invest'
import {
  built,
  coverageLimit,
  floorAreaLimit,
  type Plot,
} from '@sumai/domain/listing/building-limits'
import type { LintErrors } from './publish-lint.ts'

type Building = Plot & {
  tochiMen?: number | null
  tatemonoMen?: number | null
  sokosu?: number | null
  bunjo?: { kukaku: Kukaku[] } | null
  biko?: string | null
}

/** What stood there before the limits came may stay, if the advertisement says so. */
const OLDER_THAN_THE_LIMIT = '既存不適格'

/** Whether no building is larger than its plot allows, lot by lot on a site of several. */
export function lintBuilding(building: Building): LintErrors {
  if (building.biko?.includes(OLDER_THAN_THE_LIMIT)) return {}
  const lots = building.bunjo?.kukaku ?? []
  const houses = [
    { no: '', tochiMen: building.tochiMen, tatemonoMen: building.tatemonoMen },
    ...lots.map((lot) => ({ no: lot.no, tochiMen: lot.tochi_men, tatemonoMen: lot.tatemono_men })),
  ].flatMap(({ no, tochiMen, tatemonoMen }) =>
    tochiMen && tatemonoMen
      ? [{ no, ...built({ tochiMen, tatemonoMen, floors: building.sokosu || 1 }) }]
      : [],
  )
  const kenpei = houses.flatMap(({ no, coverage }) =>
    exceeding(`${no}建ぺい率`, coverage, coverageLimit(building)),
  )
  const yoseki = houses.flatMap(({ no, floorArea }) =>
    exceeding(`${no}容積率`, floorArea, floorAreaLimit(building)),
  )
  return { ...(kenpei.length > 0 && { kenpei }), ...(yoseki.length > 0 && { yoseki }) }
}

/** 110 m² on 100 m² are 110.00000000000001 %. */
const INEXACT = 1e-9

const exceeding = (what: string, percent: number, limit: number): string[] =>
  percent > limit + INEXACT
    ? [
        `${what}が上限の${limit}%を超えています（${Math.ceil(percent)}%）。面積と階数を確かめてください。既存不適格の建物は備考にその旨を記載してください。`,
      ]
    : []
