import type { Api } from '@sumai/api-client'

type Contents = Awaited<ReturnType<Api['contents']['list']>>['contents']
type Service = NonNullable<Contents[number]['customerType']>

/** What tenants and owners say is not shown on this site. */
const SERVICES: readonly Service[] = ['buy', 'sell']

/** What buyers and sellers say. */
export const toVoices = (contents: Contents, services = SERVICES) =>
  contents
    .filter(({ customerType }) => customerType !== null && services.includes(customerType))
    .map((voice) => ({
      contentId: voice.contentId,
      title: voice.title,
      summary: voice.summary,
      imageUrl: voice.imageUrl,
      cityCode: voice.cityCode,
      customer: voice.customerInitial,
      service: voice.customerTypeLabel,
      rating: voice.rating,
      tenpoNo: voice.tenpoNo,
      syainNo: voice.syainNo,
      reply: voice.staffReply,
      publishAt: voice.publishAt,
    }))

export type Voice = ReturnType<typeof toVoices>[number]
