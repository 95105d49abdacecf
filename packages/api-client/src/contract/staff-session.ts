import { z } from 'zod'
import { syainNo, tenpoNo, timestamp } from './scalars.ts'

/** Asks for a code; the answer is the same whether or not the address is known. */
export const signInCodeRequest = z.object({ email: z.string().max(254) })

export const signIn = z.object({
  email: z.string().max(254),
  code: z
    .string()
    .max(20)
    .describe('メールで届く6桁の数字。10分間有効。空白と全角の数字は読み替える'),
})

/** Who is signed in. */
const session = z.object({
  staff: z.object({
    syain_no: syainNo,
    name: z.string(),
    tenpo_no: tenpoNo,
    tenpo_name: z.string(),
    user_type: z.enum(['admin', 'shop']).describe('権限'),
  }),
  csrf_token: z.string().describe('変更する呼び出しの X-CSRF-Token に入れる'),
  expires_at: timestamp,
})

export const sessionAnswer = z.object({ session })

/** Sends the first code to a member of staff at a new address. */
export const invitationBody = z.object({
  email: z.email().max(254),
  user_type: z.enum(['admin', 'shop']).optional().describe('省略すると今の権限のまま'),
})

export const invitationAnswer = z.object({
  invitation: z.object({
    staff_url: z.string(),
    expires_at: timestamp,
    code: z.string().nullable().describe('メールサーバーの設定がないときだけ入る'),
  }),
})

/** As the browser's WebAuthn gives and takes it: JSON whose keys are those of the standard. */
const webAuthn = z.record(z.string(), z.unknown())
const challengeId = z.uuid()

export const passkeyOptions = z.object({ options: webAuthn })
export const passkeySignInOptions = z.object({ options: webAuthn, challenge_id: challengeId })
export const passkeySignIn = z.object({ challenge_id: challengeId, credential: webAuthn })

const name = z.string().trim().min(1).max(60)
export const passkeyBody = z.object({ credential: webAuthn, name })

const passkey = z.object({
  id: z.string(),
  name,
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
})

export const passkeyAnswer = z.object({ passkey })
export const passkeyList = z.object({ passkeys: z.array(passkey) })

export type SignInCodeRequest = z.input<typeof signInCodeRequest>
export type SignIn = z.input<typeof signIn>
export type InvitationBody = z.input<typeof invitationBody>
export type PasskeySignIn = z.input<typeof passkeySignIn>
export type PasskeyBody = z.input<typeof passkeyBody>
