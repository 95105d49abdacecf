import { Badge } from '@sumai/ui/badge'
import { Button } from '@sumai/ui/button'
import { Moment } from '../../components/moment.tsx'
import styles from './mail-row.module.css'
import type { Mail } from './mails.queries.ts'
import { retry } from './retry.ts'
import { labelOf } from './states.ts'

type Props = { mail: Mail }

const TONES = { sent: 'ok', retrying: 'warn', dead: 'err', planned: 'info' } as const

export function MailRow({ mail }: Props) {
  const { state, subject, to, attempts, lastError, createdAt, nextAttemptAt } = mail
  return (
    <li className={styles.row}>
      <Badge tone={TONES[state]}>{labelOf(state)}</Badge>
      <div className={styles.text}>
        <p className={styles.subject} title={subject}>
          {subject}
        </p>
        <p className={styles.about}>
          {to ?? '本部'}・<Moment at={createdAt} />
          {nextAttemptAt && (
            <>
              ・次は <Moment at={nextAttemptAt} />
            </>
          )}
        </p>
        {lastError && (
          <p className={styles.error} title={lastError}>
            {attempts}回送れませんでした：{lastError}
          </p>
        )}
      </div>
      {(state === 'dead' || state === 'retrying') && (
        <Button variant="outline" onClick={() => retry(mail)}>
          もう一度送る
        </Button>
      )}
    </li>
  )
}
