import { type Call, closed, created, OWN, open } from './call.ts'

const article = { content_type: 'news_chintai', title: '臨時休業のお知らせ', body: '<p>本文</p>' }
const banner = {
  banner_type: 'chintai_side',
  title: '春のお部屋探し',
  image_pc: '/media/interior/interior-1k-1',
  alt: '明るい部屋',
}

/** Calls about articles and banners. */
export const CONTENT_CALLS: readonly Call[] = [
  closed('POST banners', { own: 403, other: 403, admin: 201 }, async () => ({
    path: 'banners',
    payload: banner,
  })),
  closed('PUT banners/{banner_id}', { own: 403, other: 403, admin: 200 }, async (api) => ({
    path: `banners/${(await created(api, 'banners', banner)).banner.banner_id}`,
    payload: { version: 1, title: '変更' },
  })),
  closed('GET banners/{banner_id}/preview', { own: 403, other: 403, admin: 303 }, async (api) => ({
    path: `banners/${(await created(api, 'banners', banner)).banner.banner_id}/preview`,
  })),
  closed('DELETE banners/{banner_id}', { own: 403, other: 403, admin: 204 }, async (api) => ({
    path: `banners/${(await created(api, 'banners', banner)).banner.banner_id}`,
  })),
  closed('POST banners/sort', { own: 403, other: 403, admin: 204 }, async (api) => {
    const headers = await api.as({ user_type: 'admin' })
    const { body } = await api.call('banners?banner_type=owner_top', { headers })
    const banner_id = body.banners.map((it: { banner_id: number }) => it.banner_id).reverse()
    return { path: 'banners/sort', payload: { banner_type: 'owner_top', banner_id } }
  }),
  open('contents?content_type=news_chintai'),
  closed('GET articles/{content_type}', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'articles/voice',
  })),
  closed('POST contents', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'contents',
    payload: { ...article, tenpo_no: OWN },
  })),
  open('contents/1', 'contents/{content_id}'),
  closed('PUT contents/{content_id}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { content } = await created(api, 'contents', { ...article, tenpo_no: OWN })
    return { path: `contents/${content.content_id}`, payload: { version: 1, title: '変更' } }
  }),
  closed('GET contents/{content_id}/preview', { own: 303, other: 404, admin: 303 }, async (api) => {
    const { content } = await created(api, 'contents', { ...article, tenpo_no: OWN })
    return { path: `contents/${content.content_id}/preview` }
  }),
  closed('DELETE contents/{content_id}', { own: 204, other: 403, admin: 204 }, async (api) => {
    const { content } = await created(api, 'contents', { ...article, tenpo_no: OWN })
    return { path: `contents/${content.content_id}` }
  }),
]
