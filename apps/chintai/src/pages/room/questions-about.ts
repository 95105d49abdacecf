import type { Api } from '@sumai/api-client'
import type { ApiRoom } from './room-data.ts'

type Listed = Awaited<ReturnType<Api['contents']['list']>>['contents'][number]
export type Matching = Pick<Listed, 'contentId' | 'title' | 'match'>
type Facts = Pick<
  ApiRoom,
  | 'setsubijoken'
  | 'madori'
  | 'keiyakuKbn'
  | 'nyukyoJiki'
  | 'shikikin'
  | 'kai'
  | 'parkingDaisu'
  | 'isFreeInternet'
>

const SHOWN = 4

/** Whether a room meets a condition of a question, by its name in the query of a search. */
const SAYS: Record<string, (room: Facts, wanted: readonly (string | number)[]) => boolean> = {
  setsubijoken: ({ setsubijoken }, wanted) => wanted.some((code) => has(setsubijoken, code)),
  madori: ({ madori }, wanted) => has([madori], ...wanted),
  keiyaku_kbn: ({ keiyakuKbn }, wanted) => has([keiyakuKbn], ...wanted),
  nyukyo_jiki: ({ nyukyoJiki }, wanted) => has([nyukyoJiki], ...wanted),
  parking_daisu_min: ({ parkingDaisu }, [least]) => (parkingDaisu ?? 0) >= Number(least),
  is_free_shikikin: ({ shikikin }) => shikikin === 0,
  is_free_internet: ({ isFreeInternet }) => isFreeInternet,
  is_above_second: ({ kai }) => (kai ?? 0) >= 2,
}

const has = (own: readonly unknown[], ...wanted: unknown[]) => own.some((it) => wanted.includes(it))

/**
 * Questions that are asked of rooms like this one: all their conditions must hold, and those with
 * more of them come first. A question without conditions is left out.
 */
export const questionsAbout = (room: Facts, questions: readonly Matching[]) =>
  questions
    .flatMap(({ contentId, title, match }) => {
      const conditions = Object.entries(match ?? {})
      const fits = conditions.every(([key, wanted]) => SAYS[key]?.(room, wanted))
      return fits && conditions.length > 0 ? [{ contentId, title, weight: conditions.length }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SHOWN)
    .map(({ contentId, title }) => ({ contentId, title }))
