/** 「ペット相談可」; free words have theirs. */
export const inBrackets = (label: string): string =>
  label.startsWith('「') ? label : `「${label}」`
