import { unbroken } from '@sumai/format/unbroken'
import { ExternalIcon } from '@sumai/ui/icon'
import styles from './outside-link.module.css'

export type OutsideLinkData = { name: string; url: string; text?: string }

/** A page of somebody else, with what it is good for. */
export const OutsideLink = ({ name, url, text }: OutsideLinkData) => (
  <>
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {unbroken(name)}
      <ExternalIcon size="s" />
    </a>
    {text && <p className={styles.text}>{text}</p>}
  </>
)

/** Below the links: whose pages they are. */
export const OutsideNote = () => (
  <p className={styles.text}>
    リンク先は各機関が運営しています。内容については、それぞれの窓口にお問い合わせください。
  </p>
)
