import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-look.ts'
import { ChatIcon, LinkIcon, MailIcon, ShareIcon } from '../icon/icon.tsx'
import { showToast } from '../toast/toast.ts'
import { useLightDismiss } from '../use-light-dismiss.ts'
import { QrCode } from './qr-code.tsx'
import styles from './share.module.css'

type Props = {
  /** With its origin, because it is sent to other people. */
  url: string
  /** Title of the page. */
  title: string
}

/**
 * Shares a page: with the share sheet of the phone if there is one, else by LINE, mail, link or QR
 * code. LINE and mail work without scripts. No other site is contacted before a press.
 */
export function Share({ url, title }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLightDismiss(details)

  const onSummary = (event: MouseEvent) => {
    // Desktops also have a share dialog, but LINE is easier to reach in ours.
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    // The visitor closed it without sharing.
    navigator.share({ title, url }).catch(() => {})
  }
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    if (details.current) details.current.open = false
    showToast({ text: 'リンクをコピーしました' })
  }
  const mail = new URLSearchParams({ subject: title, body: `${title}\n${url}` })

  return (
    <details
      ref={details}
      className={styles.share}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) panel.current?.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary className={buttonClass({ variant: 'quiet' })} onClick={onSummary}>
        <ShareIcon />
        共有
      </summary>
      <div ref={panel} className={styles.panel}>
        <ul>
          <li>
            <a
              href={`https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.way}
            >
              <ChatIcon />
              LINEで送る
            </a>
          </li>
          <li>
            {/* Spaces as %20, because mail programs show + unchanged. */}
            <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} className={styles.way}>
              <MailIcon />
              メールで送る
            </a>
          </li>
        </ul>
        <label className={styles.link}>
          リンク
          <input
            readOnly
            value={url}
            className={styles.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <div className={styles.scripted}>
          <Button variant="outline" block onClick={copy}>
            <LinkIcon />
            リンクをコピー
          </Button>
          {isOpen && <QrCode text={url} label="このページのQRコード" />}
        </div>
      </div>
    </details>
  )
}
