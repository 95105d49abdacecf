import { ALT, Key, MODIFIER } from './key.tsx'
import styles from './key-map.module.css'

const KEYS: readonly [action: string, ...keys: string[]][] = [
  ['探す・操作する', MODIFIER, 'K'],
  ['この一覧', '?'],
  ['今日へ移る', 'G', 'T'],
  ['受信箱へ移る', 'G', 'I'],
  ['予約へ移る', 'G', 'C'],
  ['物件へ移る', 'G', 'L'],
  ['自分の設定へ移る', 'G', 'M'],
  ['次の行', 'J'],
  ['前の行', 'K'],
  ['開く', '↵'],
  ['選ぶ', 'X'],
  ['しぼり込む（物件）', 'F'],
  ['返信', 'R'],
  ['社内メモ', 'N'],
  ['担当する・受ける', 'A'],
  ['完了', 'E'],
  ['新しく作る（予約・物件・コンテンツ）', 'C'],
  ['受付を止める（予約）', 'B'],
  ['持ち上げる・置く', 'Space'],
  ['持ち上げたものを動かす', '↑', '↓'],
  ['長さを変える（受付を止める）', 'Shift', '↓'],
  ['送信する・残す', MODIFIER, '↵'],
  ['いま保存', MODIFIER, 'S'],
  ['入力・直前の操作を元に戻す', MODIFIER, 'Z'],
  ['入力をやり直す', '⇧', MODIFIER, 'Z'],
  ['前・次のまとまり', ALT, '↑', '↓'],
  ['プレビュー', MODIFIER, 'P'],
  ['公開する', '⇧', MODIFIER, '↵'],
  ['直前の操作を戻す', 'Z'],
  ['閉じる・やめる', 'Esc'],
]

/** Every key, by what it does. */
export function KeyMap() {
  return (
    <dl className={styles.map}>
      {KEYS.map(([action, ...keys]) => (
        <div key={action}>
          <dt>{action}</dt>
          <dd>
            {keys.map((key) => (
              <Key key={key} name={key} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
