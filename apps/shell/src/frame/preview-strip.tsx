import { useBoot } from '../boot.ts'
import { Strip } from './strip.tsx'

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
