import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { ownerOf } from './mounts.ts'

/** Reports each web vital of this page to the shell when it is known. */
export function reportVitals(): void {
  const { pathname } = window.location
  const send = ({ name, value }: Metric) => {
    const text = JSON.stringify({ name, value, path: pathname, remote: ownerOf(pathname) })
    navigator.sendBeacon('/vitals', new Blob([text], { type: 'application/json' }))
  }
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send)
}
