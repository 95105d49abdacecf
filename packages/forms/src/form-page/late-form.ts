import { latePage, type ShouldRevalidateFunctionArgs } from '@sumai/platform'

const loadFormBody = () => import(/* webpackChunkName: "form" */ './form-body.tsx')

/**
 * A page with a form, whose code comes late: until then, and without JavaScript, it is a plain form
 * that the server answers. What all forms share comes beside it; the page puts `form` and the chunk
 * of its content among its `lateChunks`.
 */
export const lateForm = (load: Parameters<typeof latePage>[0]) => ({
  ...latePage(async () => (await Promise.all([load(), loadFormBody()]))[0]),
  shouldRevalidate: keepWhileFilling,
})

/** Confirming and correcting need nothing new from the API; a slot taken by another does. */
export const keepWhileFilling = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : actionStatus === 409
