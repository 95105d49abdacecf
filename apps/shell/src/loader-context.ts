import type { Api } from '@sumai/api-client'
import {
  apiContext,
  type Extra,
  extraContext,
  formTokenContext,
  type Receipt,
  receiptContext,
  renderedAtContext,
} from '@sumai/platform'
import { RouterContextProvider } from '@sumai/platform/router'

export type Services = {
  api: Api
  extra: Extra
  openForm: () => Promise<string | null>
  readReceipt: (token: string | null) => Promise<Receipt | null>
  renderedAt: string
}

/** The context of loaders and actions, on server and browser. */
export function loaderContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, services.api)
  context.set(extraContext, services.extra)
  context.set(formTokenContext, services.openForm)
  context.set(receiptContext, services.readReceipt)
  context.set(renderedAtContext, services.renderedAt)
  return context
}
