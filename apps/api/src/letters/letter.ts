import type { SiteType } from '@sumai/domain/codes'

/** A value in words; with `href`, a link. A line break begins another line. */
export type Row = { label: string; text: string; href?: string; picture?: Picture }

/**
 * Beside a value; without it the letter says as much. `src` is absolute, the size in px of the
 * letter.
 */
export type Picture = { src: string; alt: string; width: number; height: number }

/** A list of values under a heading. */
export type Part = { heading: string; rows: readonly Row[] }

/**
 * What a mail says, told once: `letterText` and `letterHtml` write it for both kinds of mail
 * programs.
 */
export type Letter = {
  /** Whose colours it has. */
  site: SiteType
  subject: string
  heading: string
  /** Paragraphs: who is addressed, and what has happened. */
  opening: readonly string[]
  /** An appointment, in large type. */
  appointment?: {
    when: string
    where: string
    /** When it was before it was moved. */
    before?: string
    isCancelled?: boolean
  }
  /** Buttons; the first is the one that is meant. */
  actions?: readonly { label: string; href: string }[]
  parts?: readonly Part[]
  /** Where it is: a picture, and the page that it leads to. */
  map?: { picture: string; of: string; href: string; credits: string }
  /** What happens next, step by step. */
  next?: readonly string[]
  notes?: readonly string[]
  signature: Signature
}

/** Who writes: a shop, or the agency. */
export type Signature = { name: string; address: string; tel: string; hours: string }
