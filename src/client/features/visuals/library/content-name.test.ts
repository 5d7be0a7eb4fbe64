import { expect, test } from 'vitest'
import { contentName } from './content-name.ts'

test('files of the same bytes share a name, others do not', async () => {
  const names = await Promise.all(['a', 'a', 'b'].map((text) => contentName(new Blob([text]))))
  expect(names[0]).toBe(names[1])
  expect(names[0]).not.toBe(names[2])
  expect(names[0]).toMatch(/^content-[0-9a-f]{32}$/)
})
