import { expect, test } from 'vitest'
import { departAtRandom } from '../support/departures.ts'

/** Five hundred take seven minutes: DEPARTURES=500. */
const departures = Number(process.env.DEPARTURES ?? 120)

test('in departures at moments of chance, nothing is sent afterwards', async () => {
  const { sent, violations } = await departAtRandom(departures, 2)
  expect(violations).toEqual([])
  expect(sent, 'some had begun before').toBeGreaterThan(departures / 25)
}, 1_800_000)
