import type { Site } from './site.ts'

/** A building whose name is told, of flats. */
export async function anyBuilding(site: Site): Promise<{ city_code: string; tm_name: string }> {
  const answer = await fetch(site.url('/api/v1/chintai/tatemono?limit=100', 'api'))
  const { tatemono } = await answer.json()
  return tatemono.find((it: { tm_name: string | null; bukken_type: string }) =>
    it.tm_name ? it.bukken_type === 'mansion' : false,
  )
}

type Photo = { type: string; url: string }

/** The photographs that visitors see of a room, in their order; none of one that they do not see. */
export async function photosOf(site: Site, number: string): Promise<Photo[]> {
  const answer = await fetch(site.url(`/api/v1/chintai/rooms/${number}`, 'api'))
  return answer.ok ? (await answer.json()).room.photos : []
}

export const photoTypes = async (site: Site, number: string) =>
  (await photosOf(site, number)).map(({ type }) => type)
