import type { Api } from '@sumai/api-client'

type Answer = Awaited<ReturnType<Api['banners']['list']>>

/** What is shown of the banners of a place, in the order of the staff; none when they are late. */
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
