import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireProgram } from '@sumai/build/debian'

/**
 * A disk of its own (an ext4 image, mounted; as root), whose power can be cut: from one moment to
 * the next nothing is written to it any more, not even what the kernel still had in memory.
 */
export async function cutOffDisk(megabytes: number) {
  const xfsIo = await requireProgram('/usr/sbin/xfs_io', 'xfsprogs')
  const place = mkdtempSync(join(tmpdir(), 'disk-'))
  const image = join(place, 'image')
  const folder = mkdtempSync(join(place, 'mounted-'))
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop', image, folder)

  writeFileSync(image, '')
  truncateSync(image, megabytes * 2 ** 20)
  run('mkfs.ext4', '-q', '-F', image)
  mount()
  return {
    /** Where it is mounted. */
    folder,
    cut: () => run(xfsIo, '-x', '-c', 'shutdown', folder),
    /** As after the machine has started again; whoever used it must be gone. */
    powerUp() {
      run('umount', folder)
      mount()
    },
    /** Leaves so many bytes free. */
    fill(free: number) {
      const [bytes = 0] = run('df', '--output=avail', '-B1', folder)
        .toString()
        .split('\n')
        .slice(1)
        .map(Number)
      run('fallocate', '-l', String(bytes - free), join(folder, 'filled'))
    },
    empty: () => rmSync(join(folder, 'filled')),
    remove() {
      run('umount', folder)
      rmSync(place, { recursive: true })
    },
  }
}
