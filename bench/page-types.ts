import { get } from './latency.ts'

const LINKS = {
  room: /href="(\/articles\/room\/\d{5}\/\d{10})"/,
  saleRoom: /href="(\/baibai\/articles\/room\/\d{5}\/\d{10})"/,
  article: /href="(\/news\/\d+)"/,
}

/** The kinds of page that are measured, by name, and where one of each lies. */
export async function pageTypes(origin: string): Promise<Record<string, string>> {
  const linked = async (on: string, link: RegExp) => {
    const [, path] = link.exec(await get(origin + on)) ?? []
    if (!path) throw new Error(`${on} leads to no such page`)
    return origin + path
  }
  return {
    results: `${origin}/search`,
    top: `${origin}/`,
    map: `${origin}/search?view=map`,
    room: await linked('/search', LINKS.room),
    'sales detail': await linked('/baibai/search', LINKS.saleRoom),
    area: `${origin}/searching/area`,
    form: `${origin}/contact`,
    article: await linked('/news', LINKS.article),
  }
}
