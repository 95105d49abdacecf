import {
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  receiptContext,
  redirect,
} from '@sumai/platform'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** What a page of thanks tells; shop is `null` where none was chosen, or it cannot be had now. */
export type Thanks = Awaited<ReturnType<typeof readReceipt>>

/** For the loader of a page of thanks. Whoever has sent nothing is led to the form. */
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
