import { expect, test } from 'vitest'
import { draftOpenings, maxDrafts } from '#shared/rules/drafts'
import { defaultBrief, postForms } from '#shared/rules/post-brief'
import { writingRequest } from '../../../../../tests/support/fake-models/writing-fixtures.ts'
import { asDraft, briefDrafts } from './brief-drafts.ts'

const angles = postForms
  .filter((form) => form !== 'story' && form !== 'list')
  .map((kind) => ({ kind, text: `The ${kind}.` }))

test('drafts differ in form and opening where nothing was chosen', () => {
  const drafts = briefDrafts(maxDrafts, defaultBrief, [])
  expect(new Set(drafts.map(({ form }) => form)).size).toBe(maxDrafts)
  expect(drafts.map(({ opening }) => opening)).toEqual(draftOpenings)
  expect(drafts.every(({ angle }) => angle === null)).toBe(true)
})

test('each is about one of the suggested angles, and what is missing is made up for', () => {
  expect(briefDrafts(3, defaultBrief, angles.slice(0, 2))).toEqual([
    { form: 'consequence', opening: 'outcome', angle: 'The consequence.' },
    { form: 'tension', opening: 'contrast', angle: 'The tension.' },
    { form: 'lesson', opening: 'scene', angle: null },
  ])
})

test.each(postForms)('with the form %s chosen they still begin in three ways', (form) => {
  const drafts = briefDrafts(3, { ...defaultBrief, form, angle: 'The author’s.' }, angles)
  expect(drafts.map((draft) => draft.form)).toEqual([form, form, form])
  expect(new Set(drafts.map(({ opening }) => opening)).size).toBe(3)
  expect(drafts.every(({ angle }) => angle === null)).toBe(true)
})

test('a draft keeps what the author chose', () => {
  const request = writingRequest({ brief: { ...defaultBrief, angle: 'The author’s.', length: 'short' } })
  expect(asDraft(request, { form: 'lesson', opening: 'scene', angle: null })).toMatchObject({
    opening: 'scene',
    brief: { angle: 'The author’s.', form: 'lesson', length: 'short' },
  })
})
