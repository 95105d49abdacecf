import type { Api } from '@sumai/api-client'
import { createContext, type LoaderFunctionArgs } from 'react-router'
import { type Extra, extraContext } from './extra.ts'

/**
 * What loaders and actions get from the shell: `context.get(apiContext)`. On the server the client
 * carries the visitor's address to the API; in the browser it loads axios on its first call.
 */
export const apiContext = createContext<Api>()

/**
 * Signs the moment a form was opened: the API treats a form that is sent within two seconds as
 * spam. Only the server can sign; in the browser the result is `null` and the form is sent without
 * it.
 */
export const formTokenContext = createContext<() => Promise<string | null>>()

/** What a thanks page may show: the receipt number and when to expect an answer. */
export type Receipt = {
  receiptNo: string
  inquiryType: string
  tenpoNo: string | null
  /** ISO 8601 with offset, or `null` when no answer follows. */
  replyEstimate: string | null
}

/**
 * Reads the `?receipt=` token of a thanks page: `null` when it is missing, older than 30 minutes
 * or (on the server, which holds the key) not signed by the API.
 */
export const receiptContext = createContext<(token: string | null) => Promise<Receipt | null>>()

/** The moment the page was rendered (ISO 8601), for everything that depends on "now". */
export const renderedAtContext = createContext<string>()

/** The arguments that most loaders need. */
export type Services = { api: Api; extra: Extra; renderedAt: string }

export const servicesOf = (context: LoaderFunctionArgs['context']): Services => ({
  api: context.get(apiContext),
  extra: context.get(extraContext),
  renderedAt: context.get(renderedAtContext),
})
