import { texts } from './texts.ts'

export interface TimeZoneGroup {
  region: string
  zones: { id: string; label: string }[]
}

/** Every zone this browser knows, UTC, and the one in use, which a newer server may know alone. */
export function knownTimeZones(current: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])]
}

/**
 * Time zones by region, each with its city first, so that typing the city's first letters in the select finds it:
 * 'America/Argentina/Buenos_Aires' is 'Buenos Aires (Argentina)' in America. Regions and cities are in order.
 */
export function groupTimeZones(ids: readonly string[]): TimeZoneGroup[] {
  const groups = new Map<string, TimeZoneGroup['zones']>()
  for (const id of ids) {
    const parts = id.replaceAll('_', ' ').split('/')
    const region = parts.length > 1 ? (parts[0] ?? '') : texts.timeZone.otherRegion
    const within = parts.slice(1, -1).join(', ')
    const city = parts.at(-1) ?? id
    const zone = { id, label: within ? `${city} (${within})` : city }
    groups.set(region, [...(groups.get(region) ?? []), zone])
  }
  return [...groups]
    .map(([region, zones]) => ({ region, zones: zones.toSorted((a, b) => a.label.localeCompare(b.label, 'en')) }))
    .sort((a, b) => a.region.localeCompare(b.region, 'en'))
}
