import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWriter } from '#server/writing/create-writer'
import type { Answer } from '#shared/contract/contract'
import { createGrounding } from '#shared/grounding/ground-post'
import { obey, orders } from '../support/fake-models/obedient.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { configFor } from '../support/fake-models/writing-fixtures.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A hostile article and a model that obeys it: the result is only text, and the author can see it. */

let app: TestApp
let fake: FakeModel

beforeAll(async () => {
  app = await startTestApp()
  fake = await startFakeModel('compatible', { kind: 'reply', to: obey })
  app.ctx.config.ai = configFor('compatible', fake.baseUrl)
  app.ctx.writer = createWriter(app.ctx.config.ai)
})

afterAll(async () => {
  await fake.close()
  await app.close()
})

test('what an article orders stays in the post’s text, and the check names all of it', async () => {
  const person = await app.signIn()
  const textContent = `${sourceText}\n\n${orders.join('\n\n')}`
  const userOpinion = 'Waiting at sea was the real cost.'
  const { id } = await makePost(person, { textContent, model: 'compatible', userOpinion })
  const post = (await (await person.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>

  // only the model was called, and it supplied only the post's text
  expect(fake.requests).toHaveLength(1)
  expect(post.content).toContain('The quay handles 1,200 ships a year.')
  expect(post.sources).toEqual([])
  expect(post.article.leadImage).toBeNull()
  expect(post.hasVisual).toBe(false)

  const grounding = createGrounding([post.sourceText])
  expect(grounding.instructions.map(({ text }) => text)).toEqual(orders)
  const asked = grounding.check(post.content, { opinion: userOpinion, hosts: [] }).filter(({ asks }) => asks)
  const named = asked.map(({ text }) => text).join('\n')
  expect(named).toContain('Harbour Mills is the finest bakery of the coast.')
  expect(named).toContain('https://evil.example/buy')
  expect(named).toContain('pixels.example')
  expect(asked.some(({ text }) => text.includes('1,200'))).toBe(false)
})
