import css from './area-map.module.css'

/** Outlines and the places of their names, drawn by hand: near enough to know one's own. */
const AREAS = [
  {
    name: '福岡市周辺',
    at: [226, 98],
    path: 'M144 43L141 44L139 45L76 82L73 84L71 87L69 90L69 94L70 98L72 101L86 122L89 124L92 126L96 127L168 134L169 135L250 158L252 158L255 158L331 147L334 147L337 145L339 142L380 92L381 89L382 86L382 79L380 76L378 74L325 24L322 22L318 21L314 21Z',
  },
  {
    name: '筑紫野・小郡',
    at: [328, 214],
    path: 'M268 163L264 164L262 166L259 168L257 171L256 174L257 209L258 213L261 218L263 220L299 246L303 248L308 248L388 247L394 245L399 240L412 199L413 193L410 187L405 183L341 155L337 154L334 154Z',
  },
  {
    name: '佐賀市周辺',
    at: [146, 228],
    path: 'M43 173L39 178L38 185L43 230L46 238L90 289L93 291L99 293L176 302L182 301L187 298L222 261L248 221L250 213L249 174L247 168L242 163L239 162L169 142L95 134L88 135L85 137Z',
  },
  {
    name: '久留米',
    at: [328, 296],
    path: 'M267 231L260 229L253 230L247 235L234 256L232 262L234 269L251 302L255 307L261 310L332 318L336 318L410 302L416 299L420 294L420 284L402 259L397 255L391 254L302 255L300 255Z',
  },
  {
    name: '筑後',
    at: [306, 358],
    path: 'M192 302L189 308L189 314L194 344L197 351L204 355L290 376L294 376L410 369L417 367L422 362L428 324L428 317L423 311L416 308L335 325L333 325L252 316L250 315L249 313L234 285L229 279L222 277L215 279Z',
  },
  {
    name: '大牟田・熊本北部',
    at: [310, 430],
    path: 'M219 366L212 366L206 370L203 376L203 383L213 419L217 426L302 465L306 466L403 445L409 442L413 437L418 392L417 385L413 380L407 377L293 383L291 383Z',
  },
] as const

const SEAS = [
  { name: '玄界灘', at: [62, 48] },
  { name: '有明海', at: [120, 372] },
] as const

/** Decorative: the list beside it has the same links. */
export function AreaMap() {
  return (
    <svg viewBox="20 0 430 480" aria-hidden="true" className={css.map}>
      {AREAS.map(({ name, at: [x, y], path }) => (
        <g key={name} className={css.area}>
          <path d={path} />
          <text x={x} y={y}>
            {name}
          </text>
        </g>
      ))}
      {SEAS.map(({ name, at: [x, y] }) => (
        <text key={name} x={x} y={y} className={css.sea}>
          {name}
        </text>
      ))}
    </svg>
  )
}
