import { expect, test } from 'vitest'
import { raceApprovals } from '../support/approval-races.ts'
import { patienceMs } from '../support/patience.ts'

test(
  'in 60 races of edits, approvals and sending, no byte goes out that was not approved',
  async () => {
    const { sent, violations } = await raceApprovals(60, 1)
    expect(violations).toEqual([])
    expect(sent, 'some of them go out').toBeGreaterThan(10)
  },
  6 * patienceMs,
)
