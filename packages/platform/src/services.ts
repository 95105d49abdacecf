import type { Api } from '@sumai/api-client'
import { createContext, type LoaderFunctionArgs } from 'react-router'
import { type Extra, extraContext } from './extra.ts'

/**
 * What loaders and actions get from the shell: `context.get(apiContext)`. On the server the client
 * carries the visitor's address to the API; in the browser it loads axios on its first call.
 */
export const apiContext = createContext<Api>()

/**
 * Signs the moment a form was opened, for the timing trap (nobody fills a form in within seconds). Only the server can:
 * in the browser it gives `null` and the form is sent without.
 */
export const formTokenContext = createContext<() => Promise<string | null>>()

/** What a thanks page may show: who received the enquiry, and when an answer may be expected. */
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

/** What most loaders work with. */
export type Services = { api: Api; extra: Extra; renderedAt: string }

export const servicesOf = (context: LoaderFunctionArgs['context']): Services => ({
  api: context.get(apiContext),
  extra: context.get(extraContext),
  renderedAt: context.get(renderedAtContext),
})
