import type { RouteHandle, SiteType } from '@sumai/platform'

type Options = { site: SiteType; heading: string; description: string; top: string }

/** The handle of お問い合わせ. */
export const contactHandle = ({ site, heading, description, top }: Options) =>
  ({
    title: heading,
    description,
    heading: null,
    breadcrumbs: [
      { label: 'トップ', to: top },
      { label: 'お問い合わせ', to: null },
    ],
    layout: `${site}-bare`,
    cache: 'no-store',
  }) satisfies RouteHandle
