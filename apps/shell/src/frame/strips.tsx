import { useLocation } from '@sumai/platform'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useBoot } from '../boot.ts'
import { useOnline } from './loading.ts'
import css from './strips.module.css'

/** A line under the header, over the whole width, about the page as a whole. */
function Strip({ children, live }: { children: ReactNode; live?: boolean }) {
  return (
    <div className={css.strip} role={live ? 'status' : undefined}>
      <p className={css.inner}>{children}</p>
    </div>
  )
}

const TEAM: Record<string, string> = { chintai: '賃貸', baibai: '売買' }

/** Staff who look at an unreleased build are told so on every page. */
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

/** Says that what is on the screen may be old: no connection, or an API that does not answer. */
export function ConnectionStrip() {
  const { renderedAt } = useBoot()
  // Pages that come later are as new as the API; they take the mark away (after-hydration.ts).
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

/** 13:23 in Japan. Made when it is needed: a formatter with a time zone takes a phone 0.1 s. */
const timeOf = (moment: string) =>
  new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment))

const never = () => () => {}
const staleness = () => document.documentElement.dataset.stale !== undefined
