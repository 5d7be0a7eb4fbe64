import { expect, test } from 'vitest'
import { sampleAccount } from '../../../../../tests/support/components/sample-linkedin.ts'
import { attachmentsOf } from './attachments-of.ts'
import { firstChoice, toRequest } from './publish-values.ts'

const now = Date.parse('2026-11-22T12:20:00Z')

test('the first account that works is chosen, and a full hour that is not too near', () => {
  const accounts = [sampleAccount({ id: 'old', state: 'expired' }), sampleAccount({ id: 'new', state: 'expiring' })]
  const { accountId, at, when } = firstChoice(accounts, 'Europe/Berlin', now)
  expect([accountId, at, when]).toEqual(['new', '2026-11-22T15:00', 'now'])
  expect(firstChoice([sampleAccount({ state: 'paused' })], 'UTC', now).accountId).toBe('ada')
})

const pages = (count: number, altTexts: readonly string[] = []) => ({ count, altTexts })

test('only what was chosen is sent', () => {
  const values = { ...firstChoice([sampleAccount()], 'UTC', now), altTexts: [' one ', '', 'three'] }
  const everybody = { accountId: 'ada', visibility: 'PUBLIC', isReshareDisabled: false }
  expect(toRequest(values, pages(3))).toEqual({ ...everybody, attach: 'none' })
  expect(toRequest({ ...values, attach: 'visual', when: 'queue' }, pages(3))).toEqual({
    ...everybody,
    attach: 'visual',
    altTexts: ['one'],
    queue: true,
  })
  expect(toRequest({ ...values, attach: 'images', when: 'at' }, pages(4))).toEqual({
    ...everybody,
    attach: 'images',
    altTexts: ['one', '', 'three', ''],
    at: '2026-11-22T14:00',
    timeZone: 'UTC',
  })
})

test('pages are described as in the editor unless they are described anew here', () => {
  const values = { ...firstChoice([sampleAccount()], 'UTC', now), attach: 'images', altTexts: [undefined, ''] } as const
  expect(toRequest(values, pages(3, ['A quay', 'Ships', 'Trees'])).altTexts).toEqual(['A quay', '', 'Trees'])
  expect(toRequest({ ...values, attach: 'document' }, pages(3, ['A quay', '', ''])).altTexts).toEqual([])
})

test('a post offers what it has: pictures from two pages to twenty', () => {
  const offered = (count: number, url: string | null = null) => attachmentsOf({ state: 'drawn', count }, url)
  expect(attachmentsOf({ state: 'none', count: 0 }, null)).toEqual(['none'])
  expect(attachmentsOf({ state: 'none', count: 0 }, 'https://a.example')).toEqual(['none', 'link'])
  expect(offered(1)).toEqual(['none', 'visual', 'document'])
  expect(offered(20)).toEqual(['none', 'visual', 'document', 'images'])
  expect(offered(21)).toEqual(['none', 'visual', 'document'])
})
