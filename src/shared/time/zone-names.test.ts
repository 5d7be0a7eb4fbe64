import { expect, test } from 'vitest'
import { placeOf } from './zone-names.ts'

test('a zone is named by its place, as it is called today', () => {
  expect(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'].map(placeOf)).toEqual([
    'Berlin',
    'Buenos Aires',
    'UTC',
  ])
  expect(['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'America/Godthab'].map(placeOf)).toEqual([
    'Kolkata',
    'Kolkata',
    'Kyiv',
    'Nuuk',
  ])
})
