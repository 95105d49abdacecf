/** `0120-000-000` as the address of a link. */
export const telHref = (tel: string): string => `tel:${tel.replaceAll('-', '')}`
