import type { PhotoType } from '@sumai/api-client/contract/words'

type Shot = { type: PhotoType; label: string; how: string }

/** What is taken of a home, in the order in which one walks through it. */
export const SHOTS: readonly Shot[] = [
  { type: 'gaikan', label: '外観', how: '道の向かいから、建物の全体を入れて撮ります。' },
  { type: 'entrance', label: 'エントランス', how: '入口の正面から、床を水平にして撮ります。' },
  { type: 'genkan', label: '玄関', how: '室内側から、ドアを閉めて撮ります。' },
  { type: 'living', label: 'リビング', how: '部屋の角から、窓を入れて撮ります。' },
  { type: 'kitchen', label: 'キッチン', how: 'シンクとコンロが入る高さで、横向きに撮ります。' },
  { type: 'bath', label: '浴室', how: '入口から、浴槽と鏡を入れて撮ります。' },
  { type: 'senmen', label: '洗面所', how: '鏡に自分が映らない角度で撮ります。' },
  { type: 'toilet', label: 'トイレ', how: 'ふたを閉めて、入口から撮ります。' },
  { type: 'shuno', label: '収納', how: '扉を開けて、奥まで見えるように撮ります。' },
  { type: 'room', label: '洋室・和室', how: '部屋の角から、床を広く入れて撮ります。' },
  { type: 'balcony', label: 'バルコニー', how: '端から、奥行きが分かるように撮ります。' },
  { type: 'view', label: '眺望', how: '手すりを入れずに、水平に撮ります。' },
]

/** The next that is not taken yet, in walking order; the same one when all are. */
export function nextShot(current: PhotoType, taken: ReadonlySet<PhotoType>): PhotoType {
  const at = SHOTS.findIndex(({ type }) => type === current)
  const inOrder = [...SHOTS.slice(at + 1), ...SHOTS.slice(0, at)]
  return inOrder.find(({ type }) => !taken.has(type))?.type ?? current
}
