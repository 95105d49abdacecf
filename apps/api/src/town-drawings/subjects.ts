import type { Scene } from './scenes.ts'

const RED = '#B2452A'
const GREEN = '#2B7348'
const BLUE = '#2A5B8C'
const GOLD = '#E0B04A'
const PAPER = '#FBF7EE'
const SLATE = '#5F6F73'
const LINE = '#BCD0D6'

/** A sheet of paper, its foot at 0, with another behind it. */
const sheet = (marks: string) =>
  `<path d="M-78-6l14-172 150 12-14 172Z" fill="#E8ECE6"/><path d="M-84 0v-178H72V0Z" fill="#fff"/>${marks}`

/** What a page that is about no town shows before one; its foot at 0, negative is up. */
const DRAWN = {
  keys: `<path d="M-200 0v-104l86-56 86 56V0Z" fill="${PAPER}"/><path d="M-216-100l102-68 102 68-10 14-92-60-92 60Z" fill="${SLATE}"/><path d="M-140 0v-72h52V0Z" fill="#8C6F5E"/><circle cx="-98" cy="-36" r="5" fill="${GOLD}"/><g transform="translate(92 -8) rotate(16)"><circle cy="-132" r="32" fill="none" stroke="${GOLD}" stroke-width="17"/><path d="M-9-98H9V10H-9ZM9-36h26v16H9ZM9-8h20v16H9Z" fill="${GOLD}"/><path d="M-24-158l-44 34 40 52 44-34Z" fill="${GREEN}"/><circle cx="-26" cy="-142" r="6" fill="#fff"/></g>`,
  report: sheet(
    `<path d="M-64-158H10v12H-64Z" fill="${GREEN}"/><path d="M-64-132H52M-64-118H36" stroke="${LINE}" stroke-width="6"/><path d="M-62-16v-30h24v30ZM-26-16v-46h24v46ZM10-16v-66h24v66Z" fill="#9CC3A0"/><path d="M46-92L-2-72l-46 12" fill="none" stroke="${RED}" stroke-width="5"/><circle cx="38" cy="-150" r="17" fill="none" stroke="${RED}" stroke-width="5"/><g transform="translate(104 -44)"><circle r="38" fill="#EAF4F6" opacity=".8"/><circle r="38" fill="none" stroke="${SLATE}" stroke-width="9"/><path d="M28 28l34 36" stroke="#8C6F5E" stroke-width="14" stroke-linecap="round"/></g>`,
  ),
  shop: `<path d="M-190 0v-150h380V0Z" fill="${PAPER}"/><path d="M-200-150h400v-34h-400Z" fill="${GREEN}"/><path d="M-20-166c0-12 16-18 40-14 0 18-16 26-34 22ZM28-172h84v6H28Z" fill="#fff"/><path d="M-190-150h380l16 36h-412Z" fill="#F7F4EA"/>${[-190, -114, -38, 38, 114].map((x) => `<path d="M${x}-150h38l${x < 0 ? -2 : 4} 36h-42Z" fill="${RED}"/>`).join('')}<path d="M-164-16v-84H-6v84Z" fill="${LINE}"/><g fill="#fff">${[-150, -100, -50].map((x) => `<path d="M${x}-88h36v26h-36ZM${x}-54h36v26h-36Z"/>`).join('')}</g><path d="M30 0v-100h76V0Z" fill="#8C6F5E"/><path d="M40-10v-80h56v80Z" fill="${LINE}"/><path d="M146 0v-30h26V0Z" fill="#A07F68"/><circle cx="159" cy="-46" r="26" fill="#4F8560"/>`,
  calendar: `<path d="M-104 0v-160q0-10 10-10H94q10 0 10 10V0Z" fill="#fff"/><path d="M-104-128v-32q0-10 10-10H94q10 0 10 10v32Z" fill="${GREEN}"/><path d="M-56-184v30M56-184v30" stroke="${SLATE}" stroke-width="9" stroke-linecap="round"/><g fill="${LINE}">${[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((day) => `<path d="M${day * 37 - 86}-${108 - row * 36}h24v20h-24Z"/>`)).join('')}</g><circle cx="37" cy="-62" r="22" fill="none" stroke="${RED}" stroke-width="7"/>`,
  works: `<path d="M-190 0v-150H170V0Z" fill="#D8C7A4"/><path d="M-190 0v-150H10c-8 22 12 30 2 54s10 34-2 58 6 28 0 38Z" fill="${PAPER}"/><path d="M-150-34v-84h84v84Z" fill="${LINE}"/><path d="M-108-118v84M-150-76h84" stroke="#fff" stroke-width="6"/><path d="M-206-146l196-44 196 44Z" fill="${SLATE}"/><g transform="translate(60 -84) rotate(-14)"><path d="M-44-22h88v30h-88Z" fill="${GREEN}"/><path d="M44-8h16v34H4v22" fill="none" stroke="${SLATE}" stroke-width="7"/><path d="M-4 46h16v42H-4Z" fill="${RED}"/></g><g stroke="#8C6F5E" stroke-width="8"><path d="M118 0l20-190M168 0l-6-190M122-40h44M127-80h38M131-120h34M135-158h28"/></g>`,
  plot: `<path d="M-230 0l64-86h300l64 86Z" fill="#C9D6A8"/><path d="M-196-10l50-66h260l50 66Z" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="16 10"/><g fill="${RED}"><path d="M-204-6h12v-30h-12ZM152-6h12v-30h-12ZM-152-70h10v-26h-10ZM104-70h10v-26h-10Z"/></g><path d="M-26-20v-96M26-20v-96" stroke="#8C6F5E" stroke-width="9"/><path d="M-78-106v-76H78v76Z" fill="#fff"/><path d="M-62-168H62v18H-62Z" fill="${GREEN}"/><path d="M-56-134H56M-56-120H24" stroke="${LINE}" stroke-width="6"/>`,
  signpost: `<path d="M-8 0v-196H8V0Z" fill="#8C6F5E"/><path d="M-110-186H96l26 20-26 20h-206Z" fill="${GREEN}"/><path d="M110-136H-84l-26 20 26 20h194Z" fill="${RED}"/><path d="M-84-86H92l26 20-26 20H-84Z" fill="${BLUE}"/><path d="M-88-166h96M-66-116h104M-60-66h88" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="-34" cy="-6" r="20" fill="#4F8560"/><circle cx="26" cy="-4" r="15" fill="#5C8C68"/>`,
  map: `<path d="M-150-12v-150l96-20V-32Z" fill="#EAF0EA"/><path d="M-54-32v-150L46-162V-12Z" fill="#D5E6CC"/><path d="M46-12v-150l96-20V-32Z" fill="#EAF0EA"/><path d="M-150-100c50-30 90 20 150-6s90-20 142-50" fill="none" stroke="#9CC4D6" stroke-width="14"/><path d="M-120-12l40-160M-150-56L142-84M90-24l-20-140" fill="none" stroke="${GOLD}" stroke-width="5"/><path d="M0-62c-30-40-38-58-38-76a38 38 0 0 1 76 0c0 18-8 36-38 76Z" fill="${RED}"/><circle cy="-138" r="14" fill="#fff"/>`,
  lock: `${sheet(`<path d="M-64-156H50M-64-138H50M-64-120H14" stroke="${LINE}" stroke-width="7"/>`)}<path d="M30-150c28 0 46-8 62-22 16 14 34 22 62 22 0 70-14 112-62 138C44-38 30-80 30-150Z" fill="${GREEN}"/><path d="M62-86l22 22 42-48" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
  board: `<path d="M-130 0v-176M130 0v-176" stroke="#7A5A48" stroke-width="12"/><path d="M-150-30v-136h300v136Z" fill="#A07F68"/><path d="M-138-42v-112h276v112Z" fill="#E9DCC2"/><path d="M-172-160L0-202l172 42-6 10H-166Z" fill="${SLATE}"/><path d="M-122-54v-84h74v84Z" fill="#fff"/><path d="M-30-70v-68h62v68Z" fill="${PAPER}"/><path d="M50-54v-84h72v84Z" fill="#fff"/><path d="M-110-124h34M-110-110h50M-110-96h50M-18-122h38M-18-106h38M62-96h48M62-82h48M62-68h30" stroke="${LINE}" stroke-width="6"/><path d="M62-128h48v22H62Z" fill="#9CC3A0"/><g fill="${RED}"><circle cx="-85" cy="-138" r="6"/><circle cx="1" cy="-138" r="6"/><circle cx="86" cy="-138" r="6"/></g>`,
  promises: sheet(
    `${[0, 1, 2, 3, 4].map((at) => `<path d="M-66-${150 - at * 30}l9 9 16-19" fill="none" stroke="${GREEN}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M-26-${147 - at * 30}h${[76, 62, 80, 54, 40][at]}" stroke="${LINE}" stroke-width="7"/>`).join('')}<circle cx="66" cy="-22" r="34" fill="${RED}"/><path d="M48-22l13 13 24-28" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  sold: `<path d="M-170 0v-96l96-62 96 62V0Z" fill="${PAPER}"/><path d="M-188-92l114-76 114 76-10 14-104-68-104 68Z" fill="${RED}"/><path d="M-100 0v-66h48V0Z" fill="#8C6F5E"/><path d="M-148-40v-38h34v38ZM-36-40v-38H-2v38Z" fill="${LINE}"/><path d="M84 0v-150h88" fill="none" stroke="#7A5A48" stroke-width="11"/><path d="M106-46v-84h104v84Z" fill="${GREEN}"/><path d="M132-90l18 18 34-38" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
  yield: `<path d="M-190 0v-170h120V0Z" fill="${PAPER}"/><path d="M-196-170h132v-10h-132Z" fill="${SLATE}"/><g fill="${LINE}">${[0, 1, 2, 3].flatMap((floor) => [0, 1, 2].map((home) => `<path d="M${home * 36 - 178}-${158 - floor * 38}h24v24h-24Z"/>`)).join('')}</g><path d="M-30 0v-50h36V0ZM26 0v-82h36V0ZM82 0v-112h36V0ZM138 0v-148h36V0Z" fill="#9CC3A0"/><path d="M-16-82L40-112l56-32 66-42M140-190h26v24" fill="none" stroke="${RED}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  voices: `<path d="M-170-180H30q16 0 16 16v66q0 16-16 16h-120l-40 34v-34h-40q-16 0-16-16v-66q0-16 16-16Z" fill="#fff"/><path d="M-140-120h150M-140-102H-50" stroke="${LINE}" stroke-width="8"/><path d="M80-120h96q14 0 14 14v48q0 14-14 14h-20v28l-32-28H80q-14 0-14-14v-48q0-14 14-14Z" fill="${GREEN}"/><path d="M112-74q18 18 36 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="112" cy="-94" r="6" fill="#fff"/><circle cx="148" cy="-94" r="6" fill="#fff"/><path fill="${GOLD}" d="${[-132, -101, -70, -39, -8].map((x) => `M${x}-162l4 10 11 1-9 7 3 11-9-6-9 6 3-11-9-7 11-1Z`).join('')}"/>`,
} as const

export type Subject = keyof typeof DRAWN

const SCENE: Scene = { skyline: 0.25, hills: 1, water: 'fields', rails: 'none' }

/** The land before which a subject is drawn; `undefined` where none has that name. */
export const subjectScene = (name: string): Scene | undefined =>
  isSubject(name) ? { ...SCENE, subject: name } : undefined

const isSubject = (name: string): name is Subject => Object.hasOwn(DRAWN, name)

/** Right of the middle, where no words lie over it. */
export const drawSubject = (subject: Subject | undefined) =>
  subject ? `<g transform="translate(930 384) scale(1.3)">${DRAWN[subject]}</g>` : ''
