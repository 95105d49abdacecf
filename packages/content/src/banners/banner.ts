import type { Api } from '@sumai/api-client'

type Answer = Awaited<ReturnType<Api['banners']['list']>>

/** The banners of a place in their given order; none when the API is late. */
export const toBanners = (answer: Answer | null) =>
  (answer?.banners ?? []).map(({ bannerId, title, imagePc, alt, linkUrl, isBlank }) => ({
    bannerId,
    title,
    imagePc,
    alt,
    linkUrl,
    isBlank,
  }))

export type Banner = ReturnType<typeof toBanners>[number]
