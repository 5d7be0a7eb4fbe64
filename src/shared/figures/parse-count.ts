/**
 * A whole number as people type it or LinkedIn writes it, in any of its languages: "1240", "1,240", "1.240", "1 240".
 * Null for anything else, such as "1.2", "12k" or a negative number. Pure.
 */
export function parseCount(text: string): number | null {
  const trimmed = text.trim()
  if (/^\d{1,15}$/.test(trimmed)) return Number(trimmed)
  if (!/^\d{1,3}(?:[.,'’\s]\d{3}){1,4}$/u.test(trimmed)) return null
  const separators = new Set(trimmed.match(/\D/gu))
  return separators.size === 1 ? Number(trimmed.replace(/\D/gu, '')) : null
}
