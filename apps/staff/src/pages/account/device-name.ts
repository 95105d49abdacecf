/** What a passkey is called: enough to know the device again. */
export function deviceName(agent: string = navigator.userAgent): string {
  const [, name = 'この端末'] = DEVICES.find(([pattern]) => pattern.test(agent)) ?? []
  return name
}

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]
