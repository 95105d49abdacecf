import type { Letter, Part, Signature } from './letter.ts'

const RULE = '────────────────────'

/** A letter for mail programs that show no HTML, or for people who read it so. */
export function letterText(letter: Letter): string {
  const { heading, opening, appointment, actions = [], parts = [], map, next = [] } = letter
  const { notes = [], signature } = letter
  return [
    heading,
    RULE,
    ...opening,
    appointment && appointmentText(appointment),
    ...actions.map(({ label, href }) => `▼ ${label}\n${href}`),
    next.length > 0 && `■ これからの流れ\n${next.map(numbered).join('\n')}`,
    ...parts.filter(({ rows }) => rows.length > 0).map(partText),
    map && `■ 地図\n${map.href}`,
    notes.length > 0 && notes.map((note) => `※ ${note}`).join('\n'),
    signatureText(signature),
  ]
    .filter((paragraph) => paragraph)
    .join('\n\n')
}

const appointmentText = ({
  when,
  where,
  before,
  isCancelled,
}: NonNullable<Letter['appointment']>) =>
  [
    `■ ${isCancelled ? '取り消したご予約' : 'ご予約'}`,
    before && `変更前　${before}`,
    `日時　　${when}`,
    `場所　　${where.replaceAll('\n', '\n　　　　')}`,
  ]
    .filter(Boolean)
    .join('\n')

const partText = ({ heading, rows }: Part) =>
  [
    `■ ${heading}`,
    ...rows.map(({ label, text, href }) =>
      [`${label}：${text.includes('\n') ? '\n' : ''}${text}`, href && `　${href}`]
        .filter(Boolean)
        .join('\n'),
    ),
  ].join('\n')

const signatureText = ({ name, address, tel, hours }: Signature) =>
  [RULE, name, address, `電話 ${tel}`, `営業 ${hours}`].join('\n')

const numbered = (step: string, index: number) => `${index + 1}. ${step}`
