import { useSearchParams } from 'react-router'
import { readView } from '../view.ts'

/** The part of the inbox that the address names. */
export const useView = () => readView(useSearchParams()[0])
