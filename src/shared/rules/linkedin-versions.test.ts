import { expect, test } from 'vitest'
import { defaultVersion, endOfVersion, isPossibleVersion, laterVersions } from './linkedin-versions.ts'

test('six later versions, none of them a December', () => {
  expect(laterVersions('202609')).toEqual(['202610', '202611', '202701', '202702', '202703', '202704'])
  expect(laterVersions('202611')).toEqual(['202701', '202702', '202703', '202704', '202705', '202706'])
  expect(laterVersions('202701')[0]).toBe('202702')
})

test.each(['202612', '202613', '202600', '20269', '2026090', '199909', '2026-9', ''])('%j cannot be one', (version) =>
  expect(isPossibleVersion(version)).toBe(false),
)

test('the one of this release can be', () => expect(isPossibleVersion(defaultVersion)).toBe(true))

test('a version lasts for a year', () => {
  expect(new Date(endOfVersion('202609')).toISOString()).toBe('2027-09-01T00:00:00.000Z')
  expect(new Date(endOfVersion('202701')).toISOString()).toBe('2028-01-01T00:00:00.000Z')
})
