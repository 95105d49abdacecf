import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

type Props = { onSignedIn: () => void }

/** Whose code is entered; an invitation has sent one before anybody asked here. */
export type CodeOf = { email: string; isInvited: boolean }

/** Passkey first, then six digits by e-mail. */
export function SignInCard({ onSignedIn }: Props) {
  const [codeOf, setCodeOf] = useState<CodeOf | null>(null)
  if (codeOf === null) return <EmailStep onCode={setCodeOf} onSignedIn={onSignedIn} />
  return <CodeStep {...codeOf} onSignedIn={onSignedIn} onBack={() => setCodeOf(null)} />
}
