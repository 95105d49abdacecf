import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

type Props = { onSignedIn: () => void }

/** Passkey first, then six digits by e-mail. */
export function SignInCard({ onSignedIn }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <EmailStep onSent={setSentTo} onSignedIn={onSignedIn} />
  return <CodeStep email={sentTo} onSignedIn={onSignedIn} onBack={() => setSentTo(null)} />
}
