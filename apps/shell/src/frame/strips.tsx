import { useLocation } from '@sumai/platform'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useBoot } from '../boot.ts'
import { useOnline } from './loading.ts'
import css from './strips.module.css'

/** A message about the whole page, under the header. */
function Strip({ children, live }: { children: ReactNode; live?: boolean }) {
  return (
    <div className={css.strip} role={live ? 'status' : undefined}>
      <p className={css.inner}>{children}</p>
    </div>
  )
}

const TEAM: Record<string, string> = { chintai: '賃貸', baibai: '売買' }

/** Shows on every page of a preview that the build is not released. */
export function PreviewStrip() {
  const { preview } = useBoot()
  if (!preview) return null
  return (
    <Strip>
      <b>プレビュー表示中</b>
      公開前の{TEAM[preview.remote]}サイト（{preview.build}）を表示しています。
      <a href="/preview/end">プレビューを終了する</a>
    </Strip>
  )
}

/** Shows on the page of a draft that visitors do not see it yet. */
export function DraftStrip() {
  const { search } = useLocation()
  if (!new URLSearchParams(search).get('preview')) return null
  return (
    <Strip>
      <b>プレビュー</b>
      お客様にはまだ見えない内容です。
    </Strip>
  )
}

/** Says that the page may be out of date: the browser is offline, or the API does not answer. */
export function ConnectionStrip() {
  const { renderedAt } = useBoot()
  // Renders again after navigations, which remove the mark (after-hydration.ts).
  useLocation()
  const isOnline = useOnline()
  const isStale = useSyncExternalStore(never, staleness, () => false)
  if (isOnline && !isStale) return null
  const since = `${timeOf(renderedAt)} 時点の情報を表示しています。`
  if (!isOnline) {
    return (
      <Strip live>
        <b>オフラインです。</b>
        {since}お気に入りと最近見た物件はそのまま使えます。
      </Strip>
    )
  }
  return (
    <Strip>
      <b>最新の情報を読み込めません。</b>
      {since}空室や価格は、お電話でもご確認いただけます。
    </Strip>
  )
}

/** 13:23 in Japan. The formatter is created on demand, because that takes 0.1 s on a phone. */
const timeOf = (moment: string) =>
  new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment))

const never = () => () => {}
const staleness = () => document.documentElement.dataset.stale !== undefined
