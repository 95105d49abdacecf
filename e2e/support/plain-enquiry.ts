import type { Site } from './site.ts'

/**
 * What a browser without scripts sends of the form on /contact, whose HTML is `page`; each person
 * says something else. It answers 303 when the enquiry is taken.
 */
export function plainEnquiry(site: Site, page: string, person: string): RequestInit {
  const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  )
  return {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(site.url()).origin },
    body: new URLSearchParams({
      ...Object.fromEntries(hidden),
      name: '筑紫　太郎',
      name_kana: 'ちくし　たろう',
      email: `${person}@example.jp`,
      email_confirm: `${person}@example.jp`,
      tel: '090-0000-0000',
      category: 'rent',
      body: `駐車場は使えますか（${person}）。`,
      agree_privacy: 'true',
      step: 'send',
    }),
  }
}

/** Nobody fills a form in within two seconds: what comes sooner is kept as a program's. */
export const FORM_TAKES_MS = 2100
