import type { Landmark } from './scenes.ts'

const RED = '#B2452A'
const STONE = '#C9BFB2'
const STEEL = '#6E7F78'

/** Each about its middle, its foot at 0; negative is up. */
const BEHIND: Partial<Record<Landmark, string>> = {
  castle: `<path d="M-96 0l22-64H74L96 0Z" fill="${STONE}"/><path d="M-78-20h156M-84-40h160" stroke="#B4A99B" stroke-width="2"/><path d="M-50-64v-44H50v44Z" fill="#FBF7EE"/><path d="M-64-108c24-2 36-12 44-22h40c8 10 20 20 44 22Z" fill="#5F6F73"/><path d="M-30-130v-30h60v30Z" fill="#FBF7EE"/><path d="M-44-160c18-4 30-14 36-26H8c6 12 18 22 36 26Z" fill="#5F6F73"/><path d="M-34-96h16v14h-16ZM-8-96H8v14H-8ZM18-96h16v14H18ZM-14-152h10v12h-10ZM6-152h10v12H6Z" fill="#5F6F73"/>`,
  shrine: `<g fill="${RED}"><path d="M-62-112h124l8-12H-70Z"/><rect x="-54" y="-96" width="108" height="8"/><rect x="-42" y="-112" width="10" height="112"/><rect x="32" y="-112" width="10" height="112"/></g><path d="M-70-124h140v-5H-72Z" fill="#4A3A34"/>`,
  tower: `<path d="M-14 0l6-230H8l6 230Z" fill="#DCE6EA"/><path d="M-8-230h16l-3-42h-10Z" fill="#B9CDD3"/><path d="M0-272v-22" stroke="${STEEL}" stroke-width="3"/><path d="M-13-40h26M-12-80h24M-11-120h22M-10-160h20M-9-200h18" stroke="#9DB6BF" stroke-width="3"/>`,
  wheel: `<g fill="none" stroke="${STEEL}"><circle cy="-104" r="82" stroke-width="5"/><path d="M0-104l-46 104M0-104L46 0" stroke-width="6"/><path d="M-82-104H82M0-186V-22M-58-162L58-46M58-162L-58-46" stroke-width="2"/></g><g fill="${RED}"><circle cy="-186" r="8"/><circle cx="58" cy="-162" r="8"/><circle cx="82" cy="-104" r="8"/><circle cx="58" cy="-46" r="8"/></g><g fill="#2B7348"><circle cy="-22" r="8"/><circle cx="-58" cy="-46" r="8"/><circle cx="-82" cy="-104" r="8"/><circle cx="-58" cy="-162" r="8"/></g>`,
  headframe: `<g stroke="#8C6F5E" fill="none" stroke-width="6"><path d="M-34 0l20-150h28L34 0M-28-44h56M-22-90h44M-28-44l46-46M28-44l-46-46"/></g><circle cy="-160" r="20" fill="none" stroke="${STEEL}" stroke-width="5"/><path d="M-20-160h40M0-180v40" stroke="${STEEL}" stroke-width="3"/><path d="M40 0v-60h74V0Z" fill="#A8644F"/><path d="M34-60l44-20 42 20Z" fill="#5F6F73"/>`,
  crane: `<g stroke="${RED}" fill="none" stroke-width="7"><path d="M-50 0v-130h100V0M-110-136H130M-50-130L0-176l50 46"/></g><path d="M-90-136v40" stroke="${STEEL}" stroke-width="2"/><rect x="-104" y="-98" width="28" height="18" fill="#2A5B8C"/>`,
  watchtower: `<g stroke="#8C6F5E" stroke-width="7" fill="none"><path d="M-34 0v-110M34 0v-110M-34-30L34-80M34-30L-34-80"/></g><path d="M-46-110h92v-10h-92Z" fill="#A07F68"/><path d="M-36-120h72v-22h-72Z" fill="#D8C7A4"/><path d="M-58-142L0-196l58 54Z" fill="#B59A6A"/><path d="M90 0l46-66 46 66Z" fill="#B59A6A"/><path d="M124 0v-24h24V0Z" fill="#6B5644"/>`,
  stadium: `<path d="M-130 0v-58c60-30 200-30 260 0V0Z" fill="#E8ECE6"/><path d="M-140-56c70-40 210-40 280 0l-10 10c-70-32-190-32-260 0Z" fill="#7C8B86"/><path d="M-100-30h200v8h-200Z" fill="url(#panes)"/><path d="M-120-84v-56M120-84v-56" stroke="${STEEL}" stroke-width="5"/><path d="M-134-150h28v14h-28ZM106-150h28v14h-28Z" fill="#FBF3E0"/>`,
  campus: `<path d="M-110 0v-66H110V0Z" fill="#EFE7DA"/><path d="M-26 0v-126h52V0Z" fill="#F3EDE2"/><path d="M-34-126L0-158l34 32Z" fill="#6E7F78"/><circle cy="-104" r="13" fill="#fff" stroke="#6E7F78" stroke-width="3"/><path d="M0-112v8h6" stroke="#22302A" fill="none" stroke-width="2"/><path d="M-100-54h60v10h-60ZM40-54h60v10H40ZM-100-32h60v10h-60ZM40-32h60v10H40Z" fill="#BCD0D6"/>`,
  storehouses: `<g><path d="M-110 0v-70h80V0Z" fill="#fff"/><path d="M-120-70l50-32 50 32Z" fill="#4F5C55"/><path d="M-10 0v-60h90V0Z" fill="#FBF7EE"/><path d="M-20-60l55-34 55 34Z" fill="#5F6F73"/><path d="M-110-24h80v24h-80ZM-10-20h90V0h-90Z" fill="#4F5C55"/><path d="M-78-58h16v16h-16ZM26-50h18v16H26Z" fill="#4F5C55"/></g>`,
  spring: `<path d="M-90 0v-56H90V0Z" fill="#F4EAE0"/><path d="M-106-56h212l-30-30H-76Z" fill="#6E7F78"/><path d="M-40-86h80l-18-22h-44Z" fill="#5F6F73"/><path d="M-20 0v-34h40V0Z" fill="#2A5B8C"/><g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"><path d="M-26-124c-10-14 10-22 0-40M0-130c-10-14 10-22 0-40M26-124c-10-14 10-22 0-40"/></g>`,
  tea: '<g fill="none" stroke="#4F8560" stroke-width="13" stroke-linecap="round"><path d="M-180-16c90-20 250-20 360 0M-160-42c80-18 220-18 320 0M-136-67c70-16 190-16 272 0M-108-90c60-12 150-12 216 0"/></g>',
  bamboo: `<g fill="none" stroke="#4F8560" stroke-width="6" stroke-linecap="round"><path d="M-84 0c2-84 22-140 74-178M70 0c0-76-14-128-62-152M-70-60c-18-10-30-26-34-42M64-56c18-10 28-24 32-40M-46-112c26 2 44 12 56 28"/></g>${[
    [-92, -96, RED],
    [-62, -84, '#F1D9A0'],
    [-38, -128, '#2A5B8C'],
    [-6, -150, RED],
    [4, -82, '#E08A3C'],
    [30, -104, '#2A5B8C'],
    [56, -78, '#F7F4EA'],
    [90, -90, RED],
  ]
    .map(([x, y, fill]) => `<rect x="${x}" y="${y}" width="12" height="40" fill="${fill}"/>`)
    .join('')}`,
  rampart: `<path d="M-210 0c10-54 60-96 128-104 50-6 96-40 150-40 70 0 120 60 150 144Z" fill="#8DB08C"/><path d="M-176-30c60-44 110-36 160-62s90-44 150-26l10 26c-56-14-96 4-144 26s-104 22-160 62Z" fill="${STONE}"/><path d="M-160-24c60-40 110-36 158-60s88-38 142-24M-120-62v18M-70-70v18M-20-88v18M30-110v18M80-120v18" fill="none" stroke="#A4988A" stroke-width="4"/><path d="M44-118v-52h60v52Z" fill="#EFE7DA"/><path d="M30-166l44-30 44 30Z" fill="#5F6F73"/><path d="M62-118v-30h24v30Z" fill="#6B5644"/>`,
  dome: `<path d="M-130 0v-32H130V0Z" fill="#E8ECE6"/><path d="M-130-32c14-66 70-96 130-96s116 30 130 96Z" fill="#B9CDD3"/><path d="M0-128v96M-62-114c-22 20-36 50-40 82M62-114c22 20 36 50 40 82M-108-80h216" fill="none" stroke="#fff" stroke-width="4"/><path d="M-100-22h200v8h-200Z" fill="url(#panes)"/><g fill="${RED}">${[-150, -132, -112, 112, 132, 150].map((x, at) => `<circle cx="${x}" cy="${-8 - (at % 2) * 12}" r="8"/>`).join('')}</g>`,
  mound: `<path d="M-180 0c18-44 56-70 98-70 34 0 46 20 70 20s38-42 84-42c48 0 88 46 104 92Z" fill="#7FA86F"/><path d="M-150-24c70-10 120-10 156-4M10-30c50-12 100-12 140-2" fill="none" stroke="#6B9360" stroke-width="4"/><g fill="#B5744E">${[-120, -84, 110].map((x) => `<path d="M${x - 9} 0v-34h18V0Z"/><circle cx="${x}" cy="-42" r="10"/>`).join('')}</g>`,
  sunflowers: [-160, -120, -80, -40, 0, 40, 80, 120, 160]
    .map(
      (x, at) =>
        `<g transform="translate(${x} ${-34 - (at % 3) * 16})"><path d="M0 0V90" stroke="#4F8560" stroke-width="5"/><circle r="17" fill="#E9B93C"/><circle r="8" fill="#8C6F5E"/></g>`,
    )
    .join(''),
  waterfall: `<path d="M-130 0l24-140c44-34 168-34 212 0L130 0Z" fill="#7C8B86"/><path d="M-20 0c2-54-8-108-2-160h40c8 52-2 106 4 160Z" fill="#EAF4F6"/><path d="M-8-154c-3 50 1 100-1 154M8-154c2 50 0 100 3 154" fill="none" stroke="#B9CDD3" stroke-width="3"/><g fill="#4F8560"><circle cx="-108" cy="-138" r="26"/><circle cx="-70" cy="-160" r="24"/><circle cx="66" cy="-162" r="25"/><circle cx="106" cy="-136" r="26"/></g>`,
  orchard: `<g fill="#4F8560">${[-150, -96, -42, 12, 66, 120].map((x) => `<circle cx="${x}" cy="-26" r="22"/><circle cx="${x + 26}" cy="-62" r="19"/>`).join('')}</g><g fill="#E08A3C">${[-158, -142, -104, -90, -46, -30, 6, 22, 60, 76, 114, 128].map((x, at) => `<circle cx="${x}" cy="${-30 + (at % 3) * 9}" r="4"/><circle cx="${x + 26}" cy="${-66 + (at % 2) * 9}" r="4"/>`).join('')}</g>`,
}

/** In the air above everything. */
const ABOVE: Partial<Record<Landmark, string>> = {
  balloons: [
    [-150, 92, RED, '#F1D9A0'],
    [0, 56, '#2B7348', '#F7F4EA'],
    [128, 112, '#2A5B8C', '#F1D9A0'],
  ]
    .map(
      ([x, y, one, other]) =>
        `<g transform="translate(${x} ${y})"><path d="M0-40c26 0 38 18 38 36C38 16 14 30 8 42H-8C-14 30-38 16-38-4c0-18 12-36 38-36Z" fill="${one}"/><path d="M0-40c12 0 16 18 16 36S8 28 5 42H-5C-8 28-16 14-16-4s4-36 16-36Z" fill="${other}"/><path d="M-6 48h12v10H-6Z" fill="#8C6F5E"/></g>`,
    )
    .join(''),
  plane:
    '<g transform="translate(40 96) rotate(-9)"><path d="M-70 0c0-8 10-10 30-10h90c14 0 26 6 26 12s-10 8-22 8H-50c-14 0-20-4-20-10Z" fill="#fff"/><path d="M-66-4l-14-26h14l22 22ZM-4 4l-32 30h18L30 6Z" fill="#2B7348"/><path d="M-30-4h80" stroke="#B9CDD3" stroke-width="4" stroke-dasharray="5 5"/></g>',
}

/** On the water or at its edge; the foot at 0. */
const AT_THE_WATER: Partial<Record<Landmark, string>> = {
  boat: '<g><path d="M-70 0c40 12 100 12 140 0l-8 14H-60Z" fill="#8C6F5E"/><g fill="#B2452A"><path d="M-30-2v-16h14v16ZM-4-2v-16h14v16Z"/></g><g fill="#F1D9A0"><circle cx="-23" cy="-24" r="7"/><circle cx="3" cy="-24" r="7"/></g><path d="M44 0v-30l10-4" stroke="#22302A" stroke-width="5" fill="none"/><circle cx="44" cy="-38" r="7" fill="#E9C9A8"/><path d="M34-44h20l-10-8Z" fill="#D8C7A4"/><path d="M60-46L38 30" stroke="#A07F68" stroke-width="3"/></g><g fill="none" stroke="#6F9B78" stroke-width="4"><path d="M-150 22c0-60-10-70-20-90M-150 22c6-60 16-60 26-84M-150-50c-16 6-24 26-26 50M-150-50c14 8 20 26 22 46"/></g>',
  ferry: `<path d="M-240-6c20-50 60-84 110-84s90 34 120 84Z" fill="#7FA86F"/><path d="M-200-16c40-24 110-28 160-6l-10 10h-140Z" fill="#E9B93C"/><path d="M40 6h190l-22 30H66Z" fill="#fff"/><path d="M40 6h190l-6 9H47Z" fill="#2B7348"/><path d="M78 6v-26h112V6ZM98-20v-20h62v20Z" fill="#F7F4EA"/><path d="M86-12h96v10H86ZM106-34h46v8h-46Z" fill="url(#panes)"/><path d="M164-20v-28h14v28Z" fill="${RED}"/>`,
  rocks: `<path d="M-80 20c4-60 24-80 40-84 18 14 26 50 28 84Z" fill="#7C8B86"/><path d="M14 20c2-34 12-52 24-56 14 10 20 34 22 56Z" fill="#8A948E"/><path d="M-44-58C-10-34 16-34 38-32" stroke="#F1D9A0" stroke-width="5" fill="none"/><g fill="#fff"><rect x="110" y="-62" width="7" height="86"/><rect x="162" y="-62" width="7" height="86"/><rect x="98" y="-70" width="84" height="9"/><rect x="106" y="-50" width="66" height="6"/></g>`,
  cableBridge: `<g stroke="${STEEL}" fill="none"><path d="M-96 40v-196M96 40v-196M-108-108h24M84-108h24" stroke-width="8"/><path d="M-300 0H300" stroke="#DCE6EA" stroke-width="12"/><path d="M-96-150L-290-4M-96-120L-220-4M-96-90L-160-4M-96-150L0-4M-96-120L-36-4M96-150L290-4M96-120L220-4M96-90L160-4M96-150L0-4M96-120L36-4" stroke-width="3"/></g>`,
  liftBridge: `<g stroke="${RED}" stroke-width="6" fill="none"><path d="M-60 40v-150M-26 40v-150M26 40v-150M60 40v-150M-60-110h34M26-110h34M-60-70l34-34M-26-70l-34-34M26-70l34-34M60-70l-34-34"/><path d="M-300 6h240M60 6h240M-26-58h52"/><path d="M-300-10h240M60-10h240M-26-72h52" stroke-width="3"/></g>`,
  waterwheel: [0, 66, 118]
    .map(
      (x, at) =>
        `<g transform="translate(${x} ${-18 + at * 6})" fill="none" stroke="#8C6F5E"><circle r="${36 - at * 5}" stroke-width="6"/><path d="M${-34 + at * 5} 0h${68 - at * 10}M0${-34 + at * 5}v${68 - at * 10}M-24-24l48 48M24-24l-48 48" stroke-width="4"/></g>`,
    )
    .join(''),
}

/** As large as the picture has room for. */
const WHOLE = new Set<Landmark>(['tower', 'cableBridge', 'balloons', 'plane'])

const placed = (parts: typeof BEHIND, landmark: Landmark | undefined, x: number, y: number) => {
  const part = landmark && parts[landmark]
  const scale = landmark && WHOLE.has(landmark) ? 1 : 1.25
  return part ? `<g transform="translate(${x} ${y}) scale(${scale})">${part}</g>` : ''
}

export const landmarkBehind = (landmark: Landmark | undefined, x: number) =>
  placed(BEHIND, landmark, x, 272)
export const landmarkAbove = (landmark: Landmark | undefined, x: number) =>
  placed(ABOVE, landmark, x, 0)
export const landmarkAtTheWater = (landmark: Landmark | undefined, x: number) =>
  placed(AT_THE_WATER, landmark, x, 322)
