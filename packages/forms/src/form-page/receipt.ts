import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  receiptContext,
  redirect,
} from '@sumai/platform'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** The data of a thanks page; `shop` is `null` when none was chosen or the API does not answer. */
export type Thanks = Awaited<ReturnType<typeof readReceipt>>

/** For the loader of a thanks page. Without a valid receipt it redirects to the form. */
export async function readReceipt({ context, request }: Args, formPath: string) {
  const token = new URL(request.url).searchParams.get('receipt')
  const receipt = await context.get(receiptContext)(token)
  if (!receipt) throw redirect(formPath)
  const { receiptNo, tenpoNo, replyEstimate } = receipt
  const answer = tenpoNo
    ? await context.get(extraContext)(
        context.get(apiContext).shops.get(tenpoNo, { signal: request.signal }),
      )
    : null
  return { receiptNo, replyEstimate, shop: answer?.shop ?? null }
}
