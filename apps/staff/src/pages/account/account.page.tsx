import { Button } from '@sumai/ui/button'
import { staffApi } from '../../api/api.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { toSignIn } from '../../paths.ts'
import { useSession } from '../../session/use-session.ts'
import styles from './account.module.css'
import { KeysSetting } from './keys-setting.tsx'
import { Passkeys } from './passkeys.tsx'

export function Component() {
  const { staff } = useSession()
  return (
    <main className={styles.page}>
      <PageHead title={staff.name} context={staff.tenpoName} />
      <div className={styles.body}>
        <Passkeys />
        <KeysSetting />
        <section className={styles.part}>
          <h2>サインアウト</h2>
          <p>入力中の下書きは、この端末に残ります。</p>
          <Button variant="outline" onClick={signOut}>
            サインアウトする
          </Button>
        </section>
      </div>
    </main>
  )
}

/** The document is left, and with it all that was read. */
async function signOut() {
  await staffApi.session.end()
  window.location.assign(toSignIn())
}
