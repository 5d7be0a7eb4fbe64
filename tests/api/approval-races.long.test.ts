import { expect, test } from 'vitest'
import { raceApprovals } from '../support/approval-races.ts'

/** A thousand take half an hour: RACES=1000. */
const races = Number(process.env.RACES ?? 200)

test('in races of edits, approvals and sending, no byte goes out that was not approved', async () => {
  const { sent, violations } = await raceApprovals(races, 2)
  expect(violations).toEqual([])
  expect(sent, 'some of them go out').toBeGreaterThan(races / 5)
}, 3_600_000)
