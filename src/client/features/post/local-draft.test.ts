import { expect, test } from 'vitest'
import { type LocalDraft, restoreDraft } from './local-draft.ts'

const stored = { content: 'On the server.', title: null, begunFrom: 3, savedAt: '2026-11-20T10:00:02.000Z' }
const ofServer: LocalDraft = {
  content: 'On the server.',
  title: null,
  begunFrom: 3,
  seen: stored.savedAt,
  isKept: true,
}
const here: LocalDraft = { content: 'Here.', title: null, seen: '2026-11-20T10:00:01.000Z', isKept: false }

test.each([
  ['nothing typed', null, null, null],
  ['a working copy of another browser', null, stored, ofServer],
  ['typed here, and the server not asked yet', here, undefined, here],
  ['typed here without a connection', here, null, here],
  ['typed here after the server kept the rest', here, stored, here],
  ['kept, and gone on with in another browser', { ...here, isKept: true }, stored, ofServer],
  ['kept, and saved or discarded in another browser', { ...here, isKept: true }, null, null],
  ['kept when the page was left', { ...here, content: stored.content }, stored, ofServer],
  [
    'the latest of all is here',
    { ...here, isKept: true, seen: '2026-11-20T10:00:03.000Z' },
    stored,
    {
      ...here,
      isKept: true,
      seen: '2026-11-20T10:00:03.000Z',
    },
  ],
] as const)('%s', (_name, local, server, expected) => {
  expect(restoreDraft(local, server)).toEqual(expected)
})
