import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addUploads,
  failUpload,
  noteProgress,
  percentOf,
  removeUpload,
  restartUpload,
  type Upload,
} from './upload-state.ts'

const two = addUploads(
  [],
  [
    { id: 'a', name: 'harbour.png', size: 1_000 },
    { id: 'b', name: 'crane.jpg', size: 400 },
  ],
)
const find = (uploads: readonly Upload[], id: string) => uploads.find((upload) => upload.id === id)

describe('an upload', () => {
  test('waits until its first bytes are sent', () => {
    expect(two.map(({ status }) => status)).toEqual(['waiting', 'waiting'])
    expect(find(noteProgress(two, 'b', 0), 'b')?.status).toBe('sending')
  })

  test('shows how much of it is sent, and leaves the others alone', () => {
    const half = noteProgress(two, 'a', 500)
    expect(percentOf(find(half, 'a') as Upload)).toBe(50)
    expect(find(half, 'b')).toBe(find(two, 'b'))
  })

  test('never loses progress and never passes 100 percent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3_000 })), (reports) => {
        let uploads = two
        let last = 0
        for (const sent of reports) {
          uploads = noteProgress(uploads, 'a', sent)
          const percent = percentOf(find(uploads, 'a') as Upload)
          expect(percent).toBeGreaterThanOrEqual(last)
          expect(percent).toBeLessThanOrEqual(100)
          last = percent
        }
      }),
    )
  })

  test('that failed says why, stays listed and can start again from nothing', () => {
    const failed = failUpload(noteProgress(two, 'a', 500), 'a', 'The connection was lost.', true)
    expect(find(failed, 'a')).toMatchObject({ status: 'failed', failure: 'The connection was lost.', canRetry: true })
    expect(noteProgress(failed, 'a', 900)).toBe(failed)
    expect(find(restartUpload(failed, 'a'), 'a')).toEqual(find(two, 'a'))
  })

  test('that is over is no longer listed', () => {
    expect(removeUpload(two, 'a').map(({ id }) => id)).toEqual(['b'])
    expect(removeUpload(two, 'unknown')).toBe(two)
  })

  test('of an empty file counts as sent', () => {
    expect(percentOf({ sentBytes: 0, totalBytes: 0 })).toBe(100)
  })
})
