import { api, staffApi } from '../../../api/api.ts'
import { check, orNone, text } from '../../../editor/field.ts'
import { DateTimeInput } from '../inputs/date-time-input.tsx'
import { wide } from '../inputs/own.ts'
import { HeroInput } from '../inputs/picture-input.tsx'
import { hideStep, publishStep } from './is-public.ts'
import type { ContentGroup, Kind, Stage, Thing } from './kind.ts'

/** The places of the sites that have banners. */
export const PLACES = {
  chintai_top: '賃貸トップ',
  chintai_side: '賃貸の横',
  baibai_top: '売買トップ',
  baibai_side: '売買の横',
  owner_top: 'オーナー様へ',
} as const

const GROUPS: readonly ContentGroup[] = [
  {
    id: 'banner',
    title: 'バナー',
    fields: [
      { name: 'title', label: '題名', control: text(60) },
      { name: 'image_pc', label: '写真', control: wide(HeroInput) },
      {
        name: 'alt',
        label: '写真の説明',
        control: text(100),
        hint: '写真が見えない方に読み上げられます。',
      },
      {
        name: 'link_url',
        label: 'リンク先',
        control: orNone(text(500)),
        hint: 'サイトの中は /search のように、ほかのサイトは https:// から書きます。',
      },
      { name: 'is_blank', label: '別のタブで開く', control: check },
    ],
  },
  {
    id: 'times',
    title: '公開の期間',
    fields: [
      { name: 'start_at', label: '開始日時', control: wide(DateTimeInput) },
      { name: 'end_at', label: '終了日時', control: wide(DateTimeInput) },
    ],
  },
]

export function bannerStage({ isPublic, startAt, endAt }: Thing, now: string): Stage {
  const time = Date.parse(now)
  if (isPublic !== true) return 'draft'
  if (typeof endAt === 'string' && Date.parse(endAt) <= time) return 'ended'
  return typeof startAt === 'string' && Date.parse(startAt) > time ? 'scheduled' : 'public'
}

export const BANNERS: Kind = {
  id: 'banners',
  resource: 'banners',
  label: 'バナー',
  groups: () => GROUPS,
  async read(id, signal) {
    const { banners } = await api.banners.list({}, { signal })
    const banner = banners.find(({ bannerId }) => String(bannerId) === id)
    if (!banner) throw new Response(null, { status: 404 })
    return banner as unknown as Thing
  },
  async write({ bannerId, version }, edits) {
    const { banner } = await staffApi.banners.change(Number(bannerId), { ...edits, version })
    return banner as unknown as Thing
  },
  titleOf: ({ title }) => String(title),
  stageOf: bannerStage,
  publish: publishStep,
  hide: hideStep('下書きに戻す', '下書きに戻しました'),
  preview: ({ bannerId }) => `/api/v1/banners/${bannerId}/preview`,
  async remove(thing) {
    await staffApi.banners.remove(Number(thing.bannerId))
    return () => staffApi.banners.create(thing as never)
  },
  isFor: ({ staff }) => staff.userType === 'admin',
}
