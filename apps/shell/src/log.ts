/** Writes a line of the shell's log. */
export const log = (message: string) => console.log(`${new Date().toISOString()} shell: ${message}`)
