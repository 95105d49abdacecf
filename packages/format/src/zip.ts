/** 8300032 as 〒830-0032. */
export const formatZip = (zip: string): string =>
  /^\d{7}$/.test(zip) ? `〒${zip.slice(0, 3)}-${zip.slice(3)}` : zip
