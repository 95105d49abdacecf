/** How the state of a lot looks; what is sold stands back. */
export const LOT_TONES: Readonly<Record<string, 'ok' | 'warn' | 'plain'>> = {
  販売中: 'ok',
  商談中: 'warn',
  成約: 'plain',
}
