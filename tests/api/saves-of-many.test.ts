import { expect, test } from 'vitest'
import { FakeWriter } from '../support/fake-writer.ts'
import { saveAtOnce } from '../support/saves-of-many.ts'
import { startTestApp } from '../support/test-app.ts'

test('of eight members who save two posts at once on two servers, nobody’s save is lost', async () => {
  const app = await startTestApp({ environment: { TEAMS: 'everybody' }, parts: { writer: new FakeWriter() } })
  const second = await startTestApp({ sharedWith: app })
  try {
    const many = { people: 8, posts: 2 }
    const { saved, conflicts, losses } = await saveAtOnce(app, [app.url, second.url], many, (count) => count >= 40)
    expect(losses).toEqual([])
    expect(saved).toBeGreaterThanOrEqual(40)
    expect(conflicts).toBeGreaterThan(0)
  } finally {
    await second.close()
    await app.close()
  }
})
