import { useNavigate, useSearchParams } from '@sumai/platform'
import { useEffect, useRef } from 'react'

/**
 * Writes the chosen shop into the address: the loader of the page then brings its free hours and its
 * staff, and a reload or a shared link finds them again.
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
