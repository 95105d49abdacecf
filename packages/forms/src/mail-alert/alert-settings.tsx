import type { Api } from '@sumai/api-client'
import { mailAlertForm } from '@sumai/domain/forms/mail-alert'
import { data, Form, redirect, useActionData, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { CheckboxGroup, RadioGroup } from '@sumai/ui/choice-group'
import { Container } from '@sumai/ui/container'
import styles from './mail-link.module.css'
import { type Refused, refused } from './mail-link.tsx'

/** What a person waits for. */
export type Settings = Awaited<ReturnType<Api['mailmagazine']['settings']>>['settings']

/** Saves the settings, or ends all mails. `path`: the page itself. */
export async function changeSettings(
  api: Api,
  token: string,
  posted: FormData,
  { path, signal }: { path: string; signal: AbortSignal },
) {
  try {
    if (posted.get('step') === 'stop') {
      await api.mailmagazine.unsubscribe(token, { signal })
      return redirect(`${path}?done=unsubscribe`, 303)
    }
    const frequency = posted.get('frequency') === 'now' ? 'now' : 'daily'
    const searches = posted.getAll('search').map(String)
    await api.mailmagazine.changeSettings(token, { frequency, searches }, { signal })
    return data({ saved: true })
  } catch (error) {
    return refused(error)
  }
}

type Answer = Partial<Refused & { saved: boolean }>

/** The searches of a person, when they are told, and the way out. Works without scripts. */
export function AlertSettings({ settings }: { settings: Settings }) {
  const { email, frequency, searches } = settings
  const answer = useActionData() as Answer | undefined
  const isBusy = useNavigation().formMethod !== undefined
  const { label, choices = [] } = mailAlertForm.fields.frequency
  return (
    <Container reading>
      <div className={styles.page}>
        <h1>新着メールの設定</h1>
        <p>{email} にお送りしているお知らせの設定です。</p>
        {answer?.refused && (
          <Callout tone="err">
            <p>{answer.refused}</p>
          </Callout>
        )}
        {answer?.saved && (
          <Callout tone="ok">
            <p role="status">設定を保存しました。</p>
          </Callout>
        )}
        <Form method="post" replace className={styles.form} key={JSON.stringify(settings)}>
          {searches.length === 0 ? (
            <p>お知らせする条件はありません。</p>
          ) : (
            <CheckboxGroup
              name="search"
              label="お知らせする条件"
              hint="外した条件は、保存すると削除されます。"
              choices={searches.map(({ search, name }) => ({ value: search, label: name }))}
              defaultValues={searches.map(({ search }) => search)}
              stacked
            />
          )}
          <RadioGroup
            name="frequency"
            label={label}
            choices={choices}
            defaultValue={frequency}
            stacked
          />
          <div className={styles.ways}>
            <Button type="submit" name="step" value="save" variant="accent" busy={isBusy}>
              設定を保存する
            </Button>
            <Button type="submit" name="step" value="stop" variant="quiet">
              すべての配信を停止する
            </Button>
          </div>
        </Form>
      </div>
    </Container>
  )
}
