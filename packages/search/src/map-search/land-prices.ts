import { formatNumber } from '@sumai/format/number'
import type { Bounds } from '@sumai/map/map-options'
import type { Spot } from '@sumai/map/spot-labels'
import { apiContext, httpError, type LoaderFunctionArgs, useExtraFetcher } from '@sumai/platform'
import { useMemo } from 'react'
import { writeBounds } from './view.ts'

/** Of the query: what the map of a search shows of the ground. */
const LAND = 'land'

type LandPrice = { lat: number; lng: number; year: number; yenPerM2: number }

/** The loader of a moved map, which answers where land prices are asked for, too. */
export const withLandPrices =
  <Found>(mapOf: (args: LoaderFunctionArgs) => Promise<Found>) =>
  async (args: LoaderFunctionArgs): Promise<Found | readonly LandPrice[]> => {
    const { url, signal } = args.request
    const bounds = new URL(url).searchParams.get(LAND)
    if (!bounds) return mapOf(args)
    if (typeof window === 'undefined') throw httpError(404)
    const { landPrices } = await args.context.get(apiContext).landPricesMap({ bounds }, { signal })
    return landPrices
  }

/** 地価公示 in view, once they are asked for. */
export function useLandPrices(mapAt: (search: string) => string) {
  const { data, load } = useExtraFetcher<readonly LandPrice[]>()
  return useMemo(
    () => ({
      /** As they stand on the map: 万円 a m². */
      spots: (data ?? []).map(
        ({ lat, lng, yenPerM2 }): Spot => ({ lat, lng, text: `${man(yenPerM2)}/㎡` }),
      ),
      summary: data && summaryOf(data),
      find: (bounds: Bounds) => load(`${mapAt('')}&${LAND}=${writeBounds(bounds)}`),
    }),
    [data, load, mapAt],
  )
}

export function summaryOf(points: readonly LandPrice[]): string {
  const [first] = points
  if (!first) return 'この範囲に地点はありません。'
  const prices = points.map(({ yenPerM2 }) => yenPerM2)
  const [least, most] = [man(Math.min(...prices)), man(Math.max(...prices))]
  const range = least === most ? least : `${least}〜${most}`
  return `この範囲の${points.length}地点：${range}円/㎡（${first.year}年1月1日時点）`
}

const man = (yen: number) => `${formatNumber(yen / 10_000, { least: 1, most: 1 })}万`
