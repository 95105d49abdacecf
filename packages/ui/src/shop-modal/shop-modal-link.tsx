import { formatNumber } from '@sumai/format/number'
import { isPlainClick, Link } from '@sumai/platform'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Modal } from '../modal/modal.tsx'
import { ShopList, type ShopSummary } from './shop-list.tsx'

type Props = {
  /** Path of the page with the same shops, for use without scripts. */
  to: string
  /** 福岡市周辺の店舗 */
  title: string
  shops: readonly ShopSummary[]
  toOf: (tenpoNo: string) => string
  className?: string
  children: ReactNode
}

/** Opens a modal with the shops of an area. */
export function ShopModalLink({ to, title, shops, toOf, className, children }: Props) {
  const [open, setOpen] = useState(false)
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Link to={to} aria-haspopup="dialog" className={className} onClick={onClick}>
        {children}
      </Link>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        note={`${formatNumber(shops.length)}店舗`}
      >
        <ShopList shops={shops} toOf={toOf} />
      </Modal>
    </>
  )
}
