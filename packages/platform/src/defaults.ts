/** Where the processes of one checkout listen when no variable says otherwise (docs/deploy.md). */
export const DEFAULT_PORTS = {
  shell: 3000,
  chintai: 3001,
  baibai: 3002,
  staff: 3003,
  api: 4000,
} as const

/**
 * From the root of the checkout: the Ed25519 public keys (PEM) of the teams by remote, written by
 * the first build and read by the shell unless `RELEASE_KEYS` names another file.
 */
export const PUBLIC_KEYS_FILE = '.release/public-keys.json'
