import type { InquiryType, SiteType } from '../codes.ts'
import type { Fields, FormDefinition, FormName, FormValues } from './form.ts'
import type { Visit } from './visits-field.ts'

type Value = string | number | boolean | string[] | Visit[]

/** The body of POST inquiry for the client. In `details`, fields keep the names of the form. */
export type Inquiry = {
  inquiryType: InquiryType
  form: FormName
  siteType: SiteType
  name?: string
  nameKana?: string
  email?: string
  tel?: string
  contactMethod?: string
  contactTime?: string
  body?: string
  tenpoNo?: string
  bukkenNo?: string[]
  tmNo?: string
  agreePrivacy: boolean
  website: string
  pageUrl?: string
  formToken?: string
  details: Record<string, Value>
}

/** Fields at the top level of the body, in every form; the others go into `details`. */
const COMMON: Readonly<Record<string, keyof Inquiry>> = {
  name: 'name',
  name_kana: 'nameKana',
  email: 'email',
  tel: 'tel',
  contact_method: 'contactMethod',
  contact_time: 'contactTime',
  body: 'body',
  tenpo_no: 'tenpoNo',
  bukken_no: 'bukkenNo',
  tm_no: 'tmNo',
  agree_privacy: 'agreePrivacy',
  website: 'website',
}

type Context = {
  siteType: SiteType
  /** Address of the page that shows the form. */
  pageUrl?: string
  /** Signed moment at which the form was opened, from `formTokenContext`. */
  formToken?: string | null
}

/** The body for valid values, without empty ones. */
export function toInquiry<F extends Fields>(
  form: FormDefinition<F>,
  values: FormValues<F>,
  { siteType, pageUrl, formToken }: Context,
): Inquiry {
  const common: Partial<Record<keyof Inquiry, Value>> = {}
  const details: Record<string, Value> = {}
  for (const [name, value] of Object.entries(values as Record<string, Value>)) {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
    if (isEmpty || form.fields[name]?.isLocal) continue
    const key = COMMON[name]
    if (key) common[key] = value
    else details[name] = value
  }
  return {
    agreePrivacy: false,
    website: '',
    ...(common as Partial<Inquiry>),
    inquiryType: form.inquiryType,
    form: form.name,
    siteType,
    ...(pageUrl && { pageUrl }),
    ...(formToken && { formToken }),
    details,
  }
}

/** The values of a form from a received body; top-level fields in `details` are ignored. */
export function fromInquiry(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { details, ...common } = body
  const own = Object.entries(details ?? {}).filter(([name]) => !Object.hasOwn(COMMON, name))
  return { ...Object.fromEntries(own), ...common }
}
