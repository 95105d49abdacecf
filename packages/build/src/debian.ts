import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether this process may install Debian's packages. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function installPackages(...packages: string[]): Promise<void> {
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/** Where a program lies; Debian's package with it is installed when it is missing (as root). */
export async function requireProgram(file: string, packageName: string): Promise<string> {
  if (!existsSync(file) && canInstall()) await installPackages(packageName)
  if (!existsSync(file)) throw new Error(`${file} is needed: install the package ${packageName}`)
  return file
}
