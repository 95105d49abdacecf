/** Characters as visitors count them: 𠮷 and 😀 are one each, not the two units of UTF-16. */
export const characterCount = (text: string): number => [...text].length
