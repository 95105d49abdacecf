/** Tells the shell's log of an error that a visitor was shown an error page for. */
export function reportFault(error: unknown): void {
  const { name, request } = error as Partial<Error & { request: string }>
  const fault = { name: name ?? typeof error, file: request ?? '', path: window.location.pathname }
  const text = JSON.stringify(fault)
  navigator.sendBeacon('/faults', new Blob([text], { type: 'application/json' }))
}
