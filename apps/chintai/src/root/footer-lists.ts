import { type FooterAnswers, footerLists } from '@sumai/content/footer-lists'
import { paths } from '../paths.ts'

/** The footer of the rental site leads to its searches and shops. */
export const rentalFooterLists = (answers: FooterAnswers) =>
  footerLists({ what: '賃貸', toPlace: paths.term, toShop: paths.shop }, answers)
