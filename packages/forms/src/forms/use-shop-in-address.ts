import { useLocation, useNavigate } from '@sumai/platform'
import { useEffect, useRef } from 'react'

/**
 * Writes the chosen shop into the address, so that the loader of the page loads its free slots and
 * its staff. A reload or a shared link keeps the shop. A step taken while the slots are on their way
 * ends that navigation, so it is begun again.
 */
export function useShopInAddress(tenpoNo: string): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const go = useRef(navigate)
  useEffect(() => {
    go.current = navigate
  })
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (tenpoNo === '' || tenpoNo === query.get('tenpo_no')) return
    query.set('tenpo_no', tenpoNo)
    go.current({ search: `?${query}`, hash }, { replace: true, preventScrollReset: true })
  }, [tenpoNo, search, hash])
}
