import { expect, test } from 'vitest'
import { attachmentsOf } from '#shared/rules/publishing'
import { sampleAccount } from '../../../../../tests/support/components/sample-linkedin.ts'
import { attachmentOf, firstChoice, toRequest } from './publish-values.ts'

const now = Date.parse('2026-11-22T12:20:00Z')

test('the first account that works is chosen, and tomorrow at nine where the author is', () => {
  const accounts = [sampleAccount({ id: 'old', state: 'expired' }), sampleAccount({ id: 'new', state: 'expiring' })]
  const { accountId, at, when } = firstChoice(accounts, 'Europe/Berlin', now)
  expect([accountId, at, when]).toEqual(['new', '2026-11-23T09:00', 'now'])
  expect(firstChoice(accounts, 'Pacific/Auckland', now).at, 'where it is tomorrow already').toBe('2026-11-24T09:00')
  expect(firstChoice([sampleAccount({ state: 'paused' })], 'UTC', now).accountId).toBe('ada')
})

test('the queue starts with an account that has weekly times', () => {
  const slots = [{ weekday: 1, time: '09:00' }]
  const accounts = [sampleAccount({ id: 'plain' }), sampleAccount({ id: 'weekly', slots })]
  expect(firstChoice(accounts, 'UTC', now, { when: 'queue' })).toMatchObject({ accountId: 'weekly', when: 'queue' })
  expect(firstChoice(accounts, 'UTC', now, { when: 'at' })).toMatchObject({ accountId: 'plain', when: 'at' })
  expect(firstChoice([sampleAccount({ id: 'plain' })], 'UTC', now, { when: 'queue' }).accountId).toBe('plain')
})

const has = (pages: number, sourceUrl: string | null = null) => ({ pages, files: null, hasPoll: false, sourceUrl })

test('only what was chosen is sent', () => {
  const values = { ...firstChoice([sampleAccount()], 'UTC', now), altTexts: [' one ', '', 'three'] }
  const everybody = { accountId: 'ada', visibility: 'PUBLIC', isReshareDisabled: false }
  expect(toRequest({ ...values, attach: 'none' }, has(3), [])).toEqual({ ...everybody, attach: 'none' })
  expect(toRequest({ ...values, attach: 'visual', when: 'queue' }, has(3), [''])).toEqual({
    ...everybody,
    attach: 'visual',
    altTexts: ['one'],
    queue: true,
  })
  expect(toRequest({ ...values, attach: 'images', when: 'at' }, has(4), ['', '', '', ''])).toEqual({
    ...everybody,
    attach: 'images',
    altTexts: ['one', '', 'three', ''],
    at: '2026-11-23T09:00',
    timeZone: 'UTC',
  })
})

test('pages are described as in the editor unless they are described anew here', () => {
  const values = { ...firstChoice([sampleAccount()], 'UTC', now), attach: 'images', altTexts: [undefined, ''] } as const
  expect(toRequest(values, has(3), ['A quay', 'Ships', 'Trees']).altTexts).toEqual(['A quay', '', 'Trees'])
  expect(toRequest({ ...values, attach: 'document' }, has(3), []).altTexts).toBeUndefined()
})

test('what is not chosen is the usual for the visual, and follows it', () => {
  const values = firstChoice([sampleAccount()], 'UTC', now)
  expect([0, 1, 2].map((count) => attachmentOf(values, has(count)))).toEqual(['none', 'visual', 'document'])
  expect(attachmentOf({ attach: 'none' }, has(2))).toBe('none')
  expect(toRequest(values, has(2), [])).toEqual({
    accountId: 'ada',
    visibility: 'PUBLIC',
    isReshareDisabled: false,
    followsVisual: true,
  })
})

test('a post offers what it has: pictures from two pages to twenty', () => {
  expect(attachmentsOf(has(0, null))).toEqual(['none'])
  expect(attachmentsOf(has(0, 'https://a.example'))).toEqual(['none', 'link'])
  expect(attachmentsOf(has(1, null))).toEqual(['none', 'visual', 'document'])
  expect(attachmentsOf(has(20, null))).toEqual(['none', 'visual', 'document', 'images'])
  expect(attachmentsOf(has(21, null))).toEqual(['none', 'visual', 'document'])
})

test('files that the author attached go before the visual, and a choice that the post no longer has is the usual', () => {
  const values = firstChoice([sampleAccount()], 'UTC', now)
  const withPhotos = { pages: 2, files: 'photo', hasPoll: false, sourceUrl: null } as const
  expect(attachmentOf(values, withPhotos)).toBe('photos')
  expect(attachmentOf(values, { ...withPhotos, files: 'pdf' })).toBe('pdf')
  expect(attachmentsOf({ ...withPhotos, pages: 0 })).toEqual(['none', 'photos'])
  expect(toRequest({ ...values, attach: 'photos', altTexts: ['A quay'] }, withPhotos, ['', 'Ships'])).toMatchObject({
    attach: 'photos',
    altTexts: ['A quay', 'Ships'],
  })
  expect(toRequest({ ...values, attach: 'photos' }, has(1), [''])).toMatchObject({ followsVisual: true })
})

test('a poll goes out before files and a visual, unless something else is chosen', () => {
  const values = firstChoice([sampleAccount()], 'UTC', now)
  const withPoll = { pages: 2, files: 'photo', hasPoll: true, sourceUrl: null } as const
  expect(attachmentOf(values, withPoll)).toBe('poll')
  expect(attachmentOf({ attach: 'photos' }, withPoll)).toBe('photos')
  expect(attachmentsOf(withPoll)).toEqual(['none', 'visual', 'document', 'images', 'photos', 'poll'])
  expect(attachmentOf({ attach: 'poll' }, has(0))).toBe('none')
})
