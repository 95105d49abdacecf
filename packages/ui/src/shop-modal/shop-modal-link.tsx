import { formatNumber } from '@sumai/format/number'
import { isPlainClick, Link } from '@sumai/platform'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Modal } from '../modal/modal.tsx'
import { ShopList } from './shop-list.tsx'

type Props = ComponentProps<typeof ShopList> & {
  /** Path of the page with the same shops, for use without scripts. */
  to: string
  /** 福岡市周辺の店舗 */
  title: string
  className?: string
  children: ReactNode
}

/** Opens a modal with the shops of an area. */
export function ShopModalLink({ to, title, className, children, ...list }: Props) {
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
        note={`${formatNumber(list.shops.length)}店舗`}
      >
        <ShopList {...list} />
      </Modal>
    </>
  )
}
