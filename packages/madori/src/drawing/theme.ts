import { LETTERS } from '../letters.ts'

/** The colours of a plan. */
export type Theme = {
  paper: string
  wall: string
  line: string
  text: string
  halo: string
  living: string
  bedroom: string
  tatami: string
  tatamiLine: string
  water: string
  hall: string
  closet: string
  genkan: string
  balcony: string
  hatch: string
  fixture: string
  accent: string
}

export const THEME: Theme = {
  paper: '#fff',
  wall: '#2b332f',
  line: '#6a746e',
  text: '#22302a',
  halo: '#fff',
  living: '#f3e3c8',
  bedroom: '#f0e7d4',
  tatami: '#dfe6c4',
  tatamiLine: '#93a468',
  water: '#e3ebea',
  hall: '#f6f1e6',
  closet: '#e9e4d9',
  genkan: '#dde2de',
  balcony: '#f1f4ef',
  hatch: '#c9d2cb',
  fixture: '#fff',
  accent: '#b2452a',
}

/** The classes of a drawing, one letter each: there are hundreds of them in one. */
export const styleOf = (theme: Theme): string =>
  [
    `.l{fill:${theme.living}}.y{fill:${theme.bedroom}}.t{fill:${theme.tatami}}.v{fill:${theme.water}}`,
    `.e{fill:${theme.hall}}.c{fill:${theme.closet}}.g{fill:${theme.genkan}}`,
    `.b{fill:${theme.balcony};stroke:${theme.line};stroke-width:4}`,
    `.m{fill:none;stroke:${theme.tatamiLine};stroke-width:2.5}`,
    `.x{fill:${theme.fixture};stroke:${theme.line};stroke-width:2.5}`,
    `.r,.k,.j,.d,.u,.n2{fill:none;stroke:${theme.line};stroke-width:2.5}.r{stroke-dasharray:9 7}`,
    `.d,.n2{stroke:${theme.wall};stroke-width:3}`,
    `.i{fill:none;stroke:${theme.wall};stroke-width:9;stroke-linecap:square}`,
    `.o{fill:none;stroke:${theme.wall};stroke-width:16}`,
    `.w{fill:${theme.paper};stroke:${theme.wall};stroke-width:3}`,
    `.z{stroke:${theme.hall};stroke-width:11;fill:none}.q{stroke:${theme.genkan};stroke-width:18;fill:none}`,
    `.a{fill:${theme.accent}}`,
    `text{${LETTERS};fill:${theme.text};paint-order:stroke;stroke:${theme.halo};stroke-opacity:.75;stroke-width:5;stroke-linejoin:round}`,
    `.s{fill-opacity:.85}.f{text-anchor:start}`,
  ].join('')
