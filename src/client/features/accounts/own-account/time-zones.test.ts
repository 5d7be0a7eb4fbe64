import { expect, test } from 'vitest'
import { groupTimeZones, knownTimeZones } from './time-zones.ts'

test('zones stand in their regions, in order, with the city first', () => {
  const ids = ['Europe/Paris', 'America/New_York', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC']
  expect(groupTimeZones(ids)).toEqual([
    {
      region: 'America',
      zones: [
        { id: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires (Argentina)' },
        { id: 'America/New_York', label: 'New York' },
      ],
    },
    {
      region: 'Europe',
      zones: [
        { id: 'Europe/Berlin', label: 'Berlin' },
        { id: 'Europe/Paris', label: 'Paris' },
      ],
    },
    { region: 'Other', zones: [{ id: 'UTC', label: 'UTC' }] },
  ])
})

test('the zone in use and UTC are among the known ones, each zone once', () => {
  const zones = knownTimeZones('Antarctica/Nowhere')
  expect(zones).toContain('Antarctica/Nowhere')
  expect(zones).toContain('UTC')
  expect(zones).toContain('Europe/Paris')
  expect(knownTimeZones('Europe/Paris').filter((zone) => zone === 'Europe/Paris')).toHaveLength(1)
})
