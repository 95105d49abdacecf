import { describe, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup, RadioGroup } from './choice-group.tsx'
import { Input, Select, Textarea } from './controls.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'

const CONTACT = [
  { value: 'mail', label: 'メール' },
  { value: 'tel', label: '電話' },
]

describe('a field', () => {
  test('ties label, hint and error to its input', () => {
    render(
      <Field
        name="email"
        label="メールアドレス"
        required
        hint="確認メールをお送りします。"
        error="メールアドレスの形式が正しくありません。"
      >
        <Input type="email" />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'メールアドレス' })
    expect(input).toBeRequired()
    expect(input).toBeInvalid()
    expect(input).toHaveAttribute('name', 'email')
    expect(input).toHaveAccessibleDescription(
      '確認メールをお送りします。 メールアドレスの形式が正しくありません。',
    )
    expect(screen.getByText('必須')).toBeInTheDocument()
  })

  test('says when it may be left empty', () => {
    render(
      <Field name="body" label="ご質問">
        <Textarea />
      </Field>,
    )
    expect(screen.getByText('任意')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'ご質問' })).toBeValid()
  })

  test('offers choices in the list of the browser', async () => {
    render(
      <Field name="time" label="連絡の時間帯">
        <Select empty="選択してください" choices={[{ value: 'am', label: '午前' }]} />
      </Field>,
    )
    const select = screen.getByRole('combobox', { name: '連絡の時間帯' })
    await userEvent.selectOptions(select, '午前')
    expect(select).toHaveValue('am')
  })
})

describe('a group of choices', () => {
  test('is named by its legend and described by its error', () => {
    render(
      <RadioGroup
        name="contact_method"
        label="ご希望の連絡方法"
        required
        error="ご希望の連絡方法を選択してください。"
        choices={CONTACT}
      />,
    )
    const group = screen.getByRole('group', { name: /ご希望の連絡方法/ })
    expect(group).toHaveAccessibleDescription('ご希望の連絡方法を選択してください。')
    expect(group).toHaveAttribute('id', 'field-contact_method')
  })

  test('starts with what was chosen before, and tells of a change', async () => {
    const onValue = jest.fn()
    render(
      <RadioGroup
        name="contact_method"
        label="連絡方法"
        defaultValue="mail"
        choices={CONTACT}
        onValue={onValue}
      />,
    )
    expect(screen.getByRole('radio', { name: 'メール' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '電話' }))
    expect(onValue).toHaveBeenCalledWith('tel')
  })

  test('can take several', () => {
    render(
      <CheckboxGroup
        name="purpose"
        label="お問い合わせ内容"
        defaultValues={['mail', 'tel']}
        choices={CONTACT}
      />,
    )
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  })
})

test('a checkbox can be pressed by its words and shows its count', async () => {
  render(<Checkbox label="ネット無料" count={1240} />)
  await userEvent.click(screen.getByText('ネット無料'))
  expect(screen.getByRole('checkbox', { name: 'ネット無料 1,240' })).toBeChecked()
})

describe('the summary of errors', () => {
  const TITLE = '入力内容に誤りがあります。（1件）'

  test('leads to each field and takes the focus', () => {
    render(<ErrorSummary title={TITLE} errors={[{ name: 'kana', label: 'フリガナ' }]} />)
    expect(screen.getByRole('alert')).toHaveTextContent(TITLE)
    expect(screen.getByRole('link', { name: 'フリガナ' })).toHaveAttribute('href', '#field-kana')
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
  })

  test('its links go to the field without a new address', async () => {
    const { pathname, hash } = window.location
    render(
      <>
        <ErrorSummary title={TITLE} errors={[{ name: 'kana', label: 'フリガナ' }]} />
        <Field name="kana" label="フリガナ">
          <Input />
        </Field>
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'フリガナ' }))
    expect(screen.getByRole('textbox', { name: 'フリガナ' })).toHaveFocus()
    expect(window.location).toMatchObject({ pathname, hash })
  })

  test('is not there while nothing is wrong', () => {
    render(<ErrorSummary title={TITLE} errors={[]} />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
