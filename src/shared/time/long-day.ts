/** '2027-01-20' in words: 20 January 2027. */
export function longDay(day: string, language: 'en-GB' | 'de-DE'): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
