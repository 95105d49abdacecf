import type { SiteType } from '@sumai/domain/codes'
import { COLOURS } from '../drawing/colours.ts'

const FONT =
  "'Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic UI',Meiryo,'Noto Sans JP',sans-serif"

/** px of the letter, which every mail program gives it. */
export const WIDTH = 600
const SIDE = 32

/** Styles as attributes: Gmail and Outlook forget most of a stylesheet. */
export function lookOf(site: SiteType) {
  const { primary, tint, paper, line, ink, soft } = COLOURS[site]
  const text = `font-family:${FONT};color:${ink};font-size:16px;line-height:1.75;`
  return {
    body: `margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%;`,
    paper,
    sheet: `width:100%;max-width:${WIDTH}px;background:#ffffff;border:1px solid ${line};border-radius:12px;`,
    primary,
    brand: `${text}padding:18px ${SIDE}px;border-bottom:1px solid ${line};font-size:17px;font-weight:700;line-height:1.4;color:${primary};`,
    block: `${text}padding:0 ${SIDE}px 24px;`,
    heading: `${text}margin:0;padding:32px ${SIDE}px 16px;font-size:24px;font-weight:700;line-height:1.4;`,
    title: `${text}margin:0 0 8px;font-size:17px;font-weight:700;line-height:1.5;`,
    paragraph: `${text}margin:0 0 12px;`,
    note: `${text}margin:0 0 8px;font-size:14px;line-height:1.7;color:${soft};`,
    box: `${text}padding:20px 22px;background:${tint};border-left:4px solid ${primary};border-radius:8px;`,
    when: 'margin:0;font-size:22px;font-weight:700;line-height:1.45;',
    struck: `margin:0 0 4px;font-size:15px;color:${soft};text-decoration:line-through;`,
    where: 'margin:6px 0 0;font-size:15px;line-height:1.7;',
    label: `${text}padding:11px 16px 11px 0;border-top:1px solid ${line};font-size:14px;line-height:1.6;color:${soft};font-weight:400;text-align:left;vertical-align:top;`,
    value: `${text}padding:11px 0;border-top:1px solid ${line};font-size:15px;line-height:1.6;vertical-align:top;word-break:break-word;overflow-wrap:anywhere;`,
    link: `color:${primary};text-decoration:underline;`,
    button: `${text}display:inline-block;padding:13px 28px;color:#ffffff;font-size:16px;font-weight:700;line-height:1.4;text-decoration:none;`,
    quiet: `${text}display:inline-block;padding:12px 27px;color:${primary};font-size:16px;font-weight:700;line-height:1.4;text-decoration:none;`,
    map: `display:block;width:100%;max-width:${WIDTH - 2 * SIDE}px;height:auto;border:0;border-radius:8px;`,
    thumbnail: `display:block;margin:6px 0 4px;border:0;border-radius:6px;background:${tint};font-size:12px;line-height:1.5;`,
    step: `${text}padding:0 0 10px;vertical-align:top;font-size:15px;`,
    number: `${text}padding:0 12px 10px 0;vertical-align:top;font-size:15px;font-weight:700;color:${primary};`,
    signature: `${text}padding:24px ${SIDE}px 28px;border-top:1px solid ${line};font-size:14px;line-height:1.7;color:${soft};`,
    name: `font-size:16px;font-weight:700;color:${ink};`,
  }
}

/** What only stylesheets can say: narrow screens, and dark ones where a program asks us. */
export const STYLESHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding-bottom: 0 !important; }
  .value { border-top: 0 !important; padding-top: 2px !important; }
  .heading { font-size: 21px !important; }
  .button { display: block !important; text-align: center !important; }
  .wide { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  body, .paper { background: #141b17 !important; }
  .sheet { background: #1d2621 !important; border-color: #36423b !important; }
  .box { background: #27332c !important; }
  .ink { color: #eef3ef !important; }
  .soft { color: #b7c3bb !important; }
  .tone, .link { color: #9cd3ad !important; }
  .rule { border-color: #36423b !important; }
}
`
