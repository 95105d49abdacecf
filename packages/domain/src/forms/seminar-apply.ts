import { inTokyo } from '@sumai/format/dates'
import { privacyField } from './checkbox-fields.ts'
import { choiceField, idField } from './choice-fields.ts'
import type { KnownFacts, SeminarDate } from './facts.ts'
import { defineForm } from './form.ts'
import { message } from './messages.ts'
import { numberField } from './number-fields.ts'
import {
  bodyField,
  emailField,
  honeypotField,
  kanaField,
  nameField,
  telField,
  textField,
  zipField,
} from './text-fields.ts'

/** /owner/seminar/apply: 入力 → 確認 → 完了. */
export const seminarApplyForm = defineForm({
  name: 'seminar-apply',
  inquiryType: 'seminar',
  fields: {
    content_id: idField('hidden', {
      label: 'お申し込みセミナー',
      required: true,
      pattern: /^\d{1,9}$/,
    }),
    session_no: idField('radio', { label: 'ご希望の日程', required: true, pattern: /^\d{1,4}$/ }),
    attend_type: choiceField('radio', {
      label: '参加方法',
      required: true,
      choices: [
        { value: 'venue', label: '会場' },
        { value: 'online', label: 'オンライン' },
      ],
    }),
    ninzu: numberField({ label: '参加人数', required: true, min: 1, max: 4, unit: '人' }),
    name: nameField({ label: 'お名前', required: true }),
    name_kana: kanaField({ label: 'フリガナ', required: true }),
    email: emailField({ label: 'メールアドレス', required: true }),
    tel: telField({ label: '電話番号', required: true }),
    zip: zipField({ label: '郵便番号' }),
    address: textField({ label: 'ご住所', max: 200 }),
    owned: choiceField('radio', {
      label: 'ご所有物件',
      choices: [
        { value: 'yes', label: 'あり' },
        { value: 'no', label: 'なし' },
        { value: 'plan', label: '検討中' },
      ],
    }),
    body: bodyField({ label: '講師へのご質問' }),
    agree_privacy: privacyField('個人情報の取り扱いへの同意'),
    website: honeypotField(),
  },
  check: ({ session_no, ninzu }, { now, sessions }: KnownFacts) => {
    if (!sessions) return {}
    const open = sessions.filter((session) => !isOver(session, now))
    if (open.length === 0) return { content_id: message('seminar_closed') }
    if (!open.some((session) => hasSeats(session, 1)))
      return { content_id: message('seminar_full') }
    return { session_no: sessionError(session_no, Number(ninzu) || 1, sessions, now) }
  },
})

function sessionError(
  sessionNo: string,
  people: number,
  sessions: readonly SeminarDate[],
  now: KnownFacts['now'],
): string | undefined {
  const session = sessions.find((known) => String(known.sessionNo) === sessionNo)
  if (!session) return message('one_of', { label: 'ご希望の日程' })
  if (isOver(session, now)) return message('seminar_closed')
  return hasSeats(session, people) ? undefined : message('seminar_full')
}

const isOver = ({ applyDeadline }: SeminarDate, now: KnownFacts['now']) =>
  inTokyo(now).isAfter(inTokyo(applyDeadline))

const hasSeats = ({ capacity, appliedCount }: SeminarDate, people: number) =>
  appliedCount + people <= capacity
