import { AskAbout } from '@sumai/listings/ask-about'
import { paths } from '../paths.ts'
import { SEEN } from './seen.ts'

export const AskAboutSeen = () => <AskAbout {...SEEN} word="部屋" enquiryTo={paths.property} />
