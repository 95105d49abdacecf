import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { useCommand } from '../keys/use-command.ts'
import { TYPING, useKeys } from '../keys/use-keys.ts'
import { Over } from '../palette/over.tsx'
import { hasOwnBar } from '../paths.ts'
import { useSendPictures } from '../pictures/use-send-pictures.ts'
import { useRetry } from '../retry/use-retry.ts'
import { SignedOut } from '../session/signed-out.tsx'
import { undoLast } from '../undo/undo.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { OfflineStrip } from './offline-strip.tsx'
import { Rail } from './rail.tsx'
import { useGo } from './use-go.ts'
import { useReadAhead } from './use-read-ahead.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** A field takes back its own letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${TYPING}, dialog`) !== null

/** What surrounds every screen. */
export function Component() {
  const { pathname } = useLocation()
  const isForm = hasOwnBar(pathname)
  const isLoading = useNavigation().state === 'loading'
  const navigate = useNavigate()
  useGo(navigate)
  useKeys({ Z: undoLast })
  useCommand('z', ({ target }) => !isTyping(target) && undoLast(), { shift: false, isLast: true })
  useRetry()
  useSendPictures()
  useReadAhead()
  const keepLeft = useReturnFocus()
  return (
    <div className={styles.app} data-form={isForm || undefined}>
      <a href="#main" className={styles.skip}>
        本文へ
      </a>
      <Rail pathname={pathname} />
      <div
        className={styles.main}
        id="main"
        tabIndex={-1}
        aria-busy={isLoading}
        onClickCapture={keepLeft}
      >
        <OfflineStrip />
        <Outlet />
      </div>
      {!isForm && <BottomBar pathname={pathname} />}
      <UndoBar />
      <Over />
      <SignedOut />
    </div>
  )
}
