import { BRAND } from '@sumai/domain/brand'
import { Leaf } from '@sumai/ui/leaf'
import { useNavigate, useSearchParams } from 'react-router'
import { SignInCard } from '../../session/sign-in-card.tsx'
import styles from './sign-in.module.css'

export function Component() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <main className={styles.page}>
      <title>{`サインイン | ${BRAND.name} スタッフ`}</title>
      <p className={styles.brand}>
        <Leaf />
        <span>
          {BRAND.name}
          <small>スタッフ</small>
        </span>
      </p>
      <div className={styles.card}>
        <SignInCard onSignedIn={() => navigate(pathOf(query.get('back')), { replace: true })} />
      </div>
      <p className={styles.foot}>
        はじめての方は、本部からの招待メールを開いてください。
        <br />
        12時間たつと、もう一度サインインします。入力中の下書きは残ります。
      </p>
    </main>
  )
}

/** Of this site alone: the address may be anybody's link. */
const pathOf = (back: string | null) => (back && /^\/(?![/\\])/.test(back) ? back : '/')
