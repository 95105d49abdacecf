import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether this process may install Debian's packages. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function installPackages(...packages: string[]): Promise<void> {
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}
