import { RecentlyViewed } from '@sumai/listings/recently-viewed'
import { paths } from '../paths.ts'
import { SEEN } from './seen.ts'

type Props = { except: string }

export const Recent = ({ except }: Props) => (
  <RecentlyViewed {...SEEN} except={except} historyTo={paths.history} />
)
