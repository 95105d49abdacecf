import { BRAND } from '@sumai/domain/brand'
import { ButtonLink } from '@sumai/ui/button'
import { ChatIcon } from '@sumai/ui/icon'
import styles from './ask-band.module.css'

type Props = { askTo: string }

/** Link to the form for visitors who did not find an answer. */
export function AskBand({ askTo }: Props) {
  return (
    <aside aria-label="質問する" className={styles.band}>
      <p>
        <b>お探しの答えが見つからないときは</b>
        <br />
        {BRAND.mascot}と店舗の担当者がお答えします。お気軽にお尋ねください。
      </p>
      <ButtonLink to={askTo}>
        <ChatIcon />
        質問する
      </ButtonLink>
    </aside>
  )
}
