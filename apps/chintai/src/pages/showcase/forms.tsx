import { VisitPicker } from '@sumai/forms/visit-picker'
import { Checkbox } from '@sumai/ui/checkbox'
import { CheckboxGroup, RadioGroup } from '@sumai/ui/choice-group'
import { Input, Select, Textarea } from '@sumai/ui/controls'
import { ErrorSummary } from '@sumai/ui/error-summary'
import { Field } from '@sumai/ui/field'
import { useState } from 'react'
import styles from './parts.module.css'
import { Row } from './row.tsx'
import { DAYS, SLOTS } from './samples.ts'

const WAYS = [
  { value: 'mail', label: 'メール' },
  { value: 'tel', label: '電話' },
]
const NO_ERRORS: { name: string; label: string }[] = []
const ERRORS = [{ name: 'kana', label: 'フリガナ' }]

export function Forms() {
  const [hasErrors, setErrors] = useState(false)
  return (
    <>
      <Row heading="入力欄" wide>
        <div className={styles.fields}>
          <Field name="name" label="お名前" required>
            <Input placeholder="楠田 みどり" />
          </Field>
          <Field name="kana" label="フリガナ" required error="全角カタカナで入力してください">
            <Input defaultValue="みどり" />
          </Field>
          <Field name="fixed" label="無効" hint="変更できない欄です。">
            <Input defaultValue="変更できません" disabled />
          </Field>
          <Field name="rent" label="家賃の上限">
            <Select empty="上限なし" choices={[{ value: '70000', label: '7万円' }]} />
          </Field>
          <Field name="body" label="ご質問・ご要望">
            <Textarea />
          </Field>
          <RadioGroup name="way" label="ご希望の連絡方法" required choices={WAYS} />
          <CheckboxGroup
            name="ways"
            label="お問い合わせ内容"
            choices={WAYS}
            defaultValues={['mail']}
          />
          <div>
            <Checkbox label="福岡市南区" count={124} defaultChecked />
            <Checkbox label="うきは市" count={0} disabled />
          </div>
        </div>
      </Row>
      <Row heading="エラーのまとめ" wide>
        <Checkbox
          label="エラーを表示する"
          checked={hasErrors}
          onChange={() => setErrors(!hasErrors)}
        />
        <ErrorSummary title="入力内容に誤りがあります。" errors={hasErrors ? ERRORS : NO_ERRORS} />
      </Row>
      <Row heading="来店の日時" wide>
        <VisitPicker
          {...DAYS}
          names={{ date: 'visit_dates.0.date', time: 'visit_dates.0.time' }}
          labels={{ date: '第1希望日', time: '第1希望時間' }}
          required
          hint="店舗の営業時間は10:00〜18:00です。"
          defaultVisit={{ date: '2026-11-28', time: '13:00' }}
          slotsOf={() => SLOTS}
          note="水曜は定休日です。"
        />
      </Row>
    </>
  )
}
