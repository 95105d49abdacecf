import type { BannerType } from '@sumai/api-client/contract/words'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { once } from '../../../retry/once.ts'
import { bannersQuery } from './content.queries.ts'

/** Begins a banner of a place with its picture; resolves to its number. */
export async function addBanner(place: string, imagePc: string): Promise<number> {
  const bannerType = place as BannerType
  const body = { bannerType, title: '無題', alt: '写真の説明', imagePc, isPublic: false }
  const { banner } = await once(`banner:${imagePc}`, (key) => staffApi.banners.create(body, key))
  queryClient.invalidateQueries({ queryKey: bannersQuery.queryKey })
  return banner.bannerId
}
