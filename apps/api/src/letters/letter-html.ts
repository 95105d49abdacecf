import type { Letter, Part, Picture } from './letter.ts'
import { lookOf, STYLESHEET, WIDTH } from './look.ts'
import { html, inLines, Markup } from './markup.ts'

type Look = ReturnType<typeof lookOf>

/**
 * A letter as a page of tables, which is all that Outlook lays out. Everything it needs is in it,
 * but for pictures, which may stay away.
 */
export function letterHtml(letter: Letter, brand: string): string {
  const look = lookOf(letter.site)
  const page = html`<!doctype html>
<html lang="ja" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${letter.subject}</title>
<style>${new Markup(STYLESHEET)}</style>
</head>
<body style="${look.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.paper}" class="paper">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" style="${look.sheet}" class="sheet wide">
<tr><td style="${look.brand}" class="side tone rule">${brand}</td></tr>
<tr><td><h1 style="${look.heading}" class="side ink heading">${letter.heading}</h1></td></tr>
<tr><td style="${look.block}" class="side ink">${letter.opening.map(
    (text) => html`<p style="${look.paragraph}" class="ink">${inLines(text)}</p>`,
  )}</td></tr>
${blocksOf(letter, look)}
<tr><td style="${look.signature}" class="side soft rule">${signature(letter, look)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.html
}

/** The map stands by the appointment where there is one. */
function blocksOf(letter: Letter, look: Look): Markup[] {
  const parts = (letter.parts ?? []).map((part) => table(part, look))
  const steps = next(letter, look)
  const place = map(letter, look)
  return [
    appointment(letter, look),
    actions(letter, look),
    ...(letter.appointment ? [place, steps, ...parts] : [steps, ...parts, place]),
    notes(letter, look),
  ]
}

const NOTHING = html``

const block = (content: Markup, look: Look) =>
  html`<tr><td style="${look.block}" class="side">${content}</td></tr>
`

function appointment({ appointment: booked }: Letter, look: Look): Markup {
  if (!booked) return NOTHING
  const { when, where, before, isCancelled } = booked
  const struck = [before, isCancelled && when].filter((text) => typeof text === 'string')
  return block(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${look.box}" class="box ink">
${struck.map((text) => html`<p style="${look.struck}" class="soft">${text}</p>`)}
<p style="${look.when}" class="ink">${isCancelled ? '取り消しました' : when}</p>
<p style="${look.where}" class="ink">${inLines(where)}</p>
</td></tr></table>`,
    look,
  )
}

function actions({ actions: all = [] }: Letter, look: Look): Markup {
  if (all.length === 0) return NOTHING
  const buttons = all.map(({ label, href }, index) => {
    const cell =
      index === 0
        ? `background:${look.primary};border-radius:8px;mso-padding-alt:13px 28px;`
        : `border:1px solid ${look.primary};border-radius:8px;mso-padding-alt:12px 27px;`
    return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;" class="wide"><tr><td align="center" style="${cell}"><a href="${href}" style="${index === 0 ? look.button : look.quiet}" class="${index === 0 ? 'button' : 'button tone'}">${label}</a></td></tr></table>
`
  })
  return block(html`${buttons}`, look)
}

function table({ heading, rows }: Part, look: Look): Markup {
  if (rows.length === 0) return NOTHING
  const lines = rows.map(({ label, text, href, picture }) => {
    const value = href
      ? html`<a href="${href}" style="${look.link}" class="link">${inLines(text)}</a>`
      : inLines(text)
    return html`<tr><th scope="row" width="160" style="${look.label}" class="label soft rule">${label}${picture && thumbnail(picture, look)}</th><td style="${look.value}" class="value ink rule">${value}</td></tr>
`
  })
  return block(
    html`<h2 style="${look.title}" class="ink">${heading}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0">
${lines}</table>`,
    look,
  )
}

const thumbnail = ({ src, alt, width, height }: Picture, look: Look) =>
  html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" style="${look.thumbnail}">`

function map({ map: place }: Letter, look: Look): Markup {
  if (!place) return NOTHING
  const { picture, of, href, credits } = place
  return block(
    html`<h2 style="${look.title}" class="ink">地図</h2>
<a href="${href}"><img src="${picture}" alt="${of}の地図" width="536" style="${look.map}"></a>
<p style="${look.note}" class="soft">${credits}</p>`,
    look,
  )
}

function next({ next: steps = [] }: Letter, look: Look): Markup {
  if (steps.length === 0) return NOTHING
  return block(
    html`<h2 style="${look.title}" class="ink">これからの流れ</h2>
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
${steps.map(
  (
    step,
    index,
  ) => html`<tr><td style="${look.number}" class="tone">${index + 1}</td><td style="${look.step}" class="ink">${step}</td></tr>
`,
)}</table>`,
    look,
  )
}

const notes = ({ notes: all = [] }: Letter, look: Look): Markup =>
  all.length === 0
    ? NOTHING
    : block(
        html`${all.map((note) => html`<p style="${look.note}" class="soft">${note}</p>`)}`,
        look,
      )

function signature({ signature: who }: Letter, look: Look): Markup {
  const { name, address, tel, hours } = who
  return html`<span style="${look.name}" class="ink">${name}</span><br>
${address}<br>
電話 <a href="tel:${tel.replaceAll('-', '')}" style="${look.link}" class="link">${tel}</a><br>
営業 ${hours}`
}
