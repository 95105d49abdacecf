/**
 * The colours of packages/ui/src/tokens.css, by site: neither mails nor pictures know custom
 * properties.
 */
export const COLOURS = {
  chintai: {
    primary: '#2b7348',
    price: '#b2452a',
    tint: '#eef5ec',
    paper: '#f5f8f3',
    line: '#dee5dc',
    ink: '#22302a',
    soft: '#4f5c55',
  },
  baibai: {
    primary: '#16485a',
    price: '#a34c0c',
    tint: '#ebf2f4',
    paper: '#f3f7f8',
    line: '#dae3e6',
    ink: '#1e2c33',
    soft: '#4a5962',
  },
} as const

/** Of pictures and sheets of either site. */
export const INK = COLOURS.chintai.ink
export const PLAIN = COLOURS.chintai.soft
export const RULE = '#c5d0c4'
