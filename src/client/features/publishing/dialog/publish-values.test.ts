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

test('only what was chosen is sent', () => {
  const values = { ...firstChoice([sampleAccount()], 'UTC', now), altTexts: [' one ', '', 'three'] }
  const everybody = { accountId: 'ada', visibility: 'PUBLIC', isReshareDisabled: false }
  expect(toRequest(values, 3)).toEqual({ ...everybody, attach: 'none' })
  expect(toRequest({ ...values, attach: 'visual', when: 'queue' }, 3)).toEqual({
    ...everybody,
    attach: 'visual',
    altTexts: ['one'],
    queue: true,
  })
  expect(toRequest({ ...values, attach: 'images', when: 'at' }, 4)).toEqual({
    ...everybody,
    attach: 'images',
    altTexts: ['one', '', 'three', ''],
    at: '2026-11-22T14:00',
    timeZone: 'UTC',
  })
})

test('a post offers what it has: pictures from two pages to twenty', () => {
  const offered = (count: number, url: string | null = null) => attachmentsOf({ state: 'drawn', count }, url)
  expect(attachmentsOf({ state: 'none', count: 0 }, null)).toEqual(['none'])
  expect(attachmentsOf({ state: 'none', count: 0 }, 'https://a.example')).toEqual(['none', 'link'])
  expect(offered(1)).toEqual(['none', 'visual', 'document'])
  expect(offered(20)).toEqual(['none', 'visual', 'document', 'images'])
  expect(offered(21)).toEqual(['none', 'visual', 'document'])
})
