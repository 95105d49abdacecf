import { useNavigate, useSearchParams } from '@sumai/platform'
import { useEffect, useRef } from 'react'

/**
 * Writes the chosen shop into the address, so that the loader of the page loads its free slots and
 * its staff. A reload or a shared link keeps the shop.
 */
export function useShopInAddress(tenpoNo: string): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const latest = useRef({ query, navigate })
  useEffect(() => {
    latest.current = { query, navigate }
  })
  useEffect(() => {
    const { query, navigate } = latest.current
    if (tenpoNo === '' || tenpoNo === query.get('tenpo_no')) return
    const next = new URLSearchParams(query)
    next.set('tenpo_no', tenpoNo)
    navigate(
      { search: `?${next}`, hash: window.location.hash },
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  }, [tenpoNo])
}
