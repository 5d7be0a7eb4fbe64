/** Formats limits for sentences. */

/** '3,000' in English, '3.000' in German. */
export function grouped(amount: number, locale: 'en' | 'de'): string {
  return amount.toLocaleString(locale)
}

/** 10 for 10 MiB, which people call 10 MB. */
export function megabytes(bytes: number): number {
  return bytes / 1024 ** 2
}

export function gigabytes(bytes: number): number {
  return bytes / 1024 ** 3
}
