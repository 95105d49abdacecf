import type { FormPlan } from '../form-page/form-plan.ts'

/** Where a form that both sites have lies on one of them. */
export type FormPlace = Pick<FormPlan, 'site' | 'path' | 'thanks' | 'privacy'>
