import { expect, test } from 'vitest'
import { sendMany } from '../support/many-deliveries.ts'

test.each([1, 2])('a target that fails half the time gets every message, by %i processes', async (processes) => {
  // half of the tries fail, and no message is sent after it was taken
  expect(await sendMany(100, { processes })).toBe(200)
})
