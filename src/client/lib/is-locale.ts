/** Whether Intl accepts it: browsers without a language setting report `en-US@posix`, which Intl rejects. */
export function isLocale(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag)
    return true
  } catch {
    return false
  }
}
