/** Whether Intl takes it: browsers where no language is set tell of `en-US@posix`, which it refuses. */
export function isLocale(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag)
    return true
  } catch {
    return false
  }
}
