const MINUTE = 60_000

/** Of the promised time, the part after which it gets urgent. */
const SOON = 2 / 3

type Waited = {
  text: string
  state: 'fine' | 'soon' | 'late'
  /** Where it matters: 目安まで32分, 目安を12分過ぎています. */
  promise?: string
  /** Of what was promised, 0 to 1. */
  share: number
}

/** 3時間12分, and whether that is within what was promised; moments in ISO 8601. */
export function sayWaiting(since: string, promised: string | null, now: string): Waited {
  const from = Date.parse(since)
  const waited = Math.max(0, Date.parse(now) - from)
  const text = sayMinutes(Math.floor(waited / MINUTE))
  if (promised === null) return { text, state: 'fine', share: 0 }
  const allowed = Date.parse(promised) - from
  if (waited > allowed) {
    const over = Math.floor((waited - allowed) / MINUTE)
    const promise = over === 0 ? '目安の時刻です' : `目安を${sayMinutes(over)}過ぎています`
    return { text, state: 'late', promise, share: 1 }
  }
  const share = allowed > 0 ? waited / allowed : 0
  if (share <= SOON) return { text, state: 'fine', share }
  const promise = `目安まで${sayMinutes(Math.ceil((allowed - waited) / MINUTE))}`
  return { text, state: 'soon', promise, share }
}

/** 7分, 3時間12分, 2日3時間. */
export function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return hours % 24 === 0 ? `${days}日` : `${days}日${hours % 24}時間`
  if (hours > 0) return minutes % 60 === 0 ? `${hours}時間` : `${hours}時間${minutes % 60}分`
  return `${minutes}分`
}
