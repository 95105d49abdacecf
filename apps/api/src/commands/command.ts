import { StartupError } from '../db/database.ts'

/** Runs a command line: what the operator did wrong is one line and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error
    console.error(error instanceof StartupError || isUsage ? error.message : error)
    process.exitCode = 1
  }
}
