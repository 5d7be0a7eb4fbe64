import { expect, test } from 'vitest'
import { departAtRandom } from '../support/departures.ts'
import { patienceMs } from '../support/patience.ts'

test(
  'in 44 departures, most at moments of chance, nothing is sent afterwards, and what waits says why',
  async () => {
    const { sent, violations } = await departAtRandom(44, 1)
    expect(violations).toEqual([])
    expect(sent, 'some had begun before').toBeGreaterThan(0)
  },
  6 * patienceMs,
)
