import { expect, test } from 'vitest'
import { sendMany } from '../support/many-deliveries.ts'
import { patienceMs } from '../support/patience.ts'

test('10,000 messages arrive at a target that fails half the time', { timeout: 30 * patienceMs }, async () => {
  expect(await sendMany(10_000)).toBe(20_000)
})
