import { startRegistration } from '@simplewebauthn/browser'
import { formatDate } from '@sumai/format/dates'
import { Button } from '@sumai/ui/button'
import { KeyIcon } from '@sumai/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { refusalOf } from '../../undo/optimistic.ts'
import { tell } from '../../undo/undo.ts'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'

const passkeysQuery = { queryKey: ['passkeys'], queryFn: () => staffApi.passkeys.list() }

/** The devices that sign in without a code. */
export function Passkeys() {
  const { data } = useQuery(passkeysQuery)
  const renewed = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })

  async function add() {
    try {
      const { options } = await staffApi.passkeys.options()
      const credential = await startRegistration({ optionsJSON: options as never })
      await staffApi.passkeys.create({ name: deviceName(), credential } as never)
      tell({ text: 'この端末を登録しました。次からは番号を待たずに入れます。' })
    } catch (error) {
      tell({ text: whyNot(error), isRefusal: true })
    }
    renewed()
  }

  async function remove(id: string) {
    await staffApi.passkeys
      .remove(id)
      .catch((error) => tell({ text: refusalOf(error), isRefusal: true }))
    renewed()
  }

  return (
    <section className={styles.part}>
      <h2>パスキー</h2>
      <p>この端末の指紋・顔・画面のロックで、番号を待たずにサインインできます。</p>
      <ul className={styles.passkeys}>
        {data?.passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <KeyIcon />
            <span>
              {name}
              <small>{formatDate(createdAt)} に登録</small>
            </span>
            <Button variant="quiet" onClick={() => remove(id)} aria-label={`${name}を削除する`}>
              削除する
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={add}>この端末を登録する</Button>
    </section>
  )
}

/** Browsers reject with an error of their own when somebody closes their dialog. */
const whyNot = (error: unknown) =>
  error instanceof Error && error.name === 'ApiError'
    ? refusalOf(error)
    : '登録しませんでした。もう一度押すと、はじめからやり直せます。'
