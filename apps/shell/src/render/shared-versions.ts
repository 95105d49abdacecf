import platform from '@sumai/platform/package.json'
import sharedState from '@sumai/shared-state/package.json'
import react from 'react/package.json'
import reactDom from 'react-dom/package.json'
import zustand from 'zustand/package.json'

/** What this shell gives to remotes (../shared-libraries.ts), by library. */
export const SHARED_VERSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  [react, reactDom, zustand, platform, sharedState].map(({ name, version }) => [name, version]),
)
