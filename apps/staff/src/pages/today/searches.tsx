import styles from '../../components/panel.module.css'
import { Panel } from '../../components/panel.tsx'
import { SITES, type Site } from '../listings/site.ts'
import type { Today } from './today.queries.ts'

type Props = { searches: Today['searches'] }

/** What visitors have searched for in vain: homes that are wanted. */
export function Searches({ searches }: Props) {
  return (
    <Panel
      title="見つからなかった検索"
      count={searches.length}
      empty="この14日間、見つからなかった検索はありません"
    >
      {searches.map(({ site, phrase, kind, times }) => (
        <li key={site + kind + phrase} className={styles.line}>
          {kind === 'words' ? `「${phrase}」` : phrase}
          <span>
            {labelOf(site)}・{times}回
          </span>
        </li>
      ))}
    </Panel>
  )
}

const labelOf = (site: Site) => SITES.find((it) => it.site === site)?.label
