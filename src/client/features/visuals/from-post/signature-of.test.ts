import { expect, test } from 'vitest'
import { createImages } from '#client/editor/loading/images'
import type { User } from '#client/queries/user'
import { signatureOf } from './signature-of.ts'

const person = { firstName: 'Jo', lastName: 'Author', profileImageUrl: '/api/media/a-1/thumbnail?v=2' } as User
const noBrand = { handle: '', logoId: null }
const loading = createImages(async () => ({ source: {} as CanvasImageSource, width: 8, height: 8 }))
const gone = createImages(() => Promise.reject(new Error('Not found.')))

test('a visual is signed with the portrait of the library, in full, with name and handle', async () => {
  const brand = { handle: 'harbour.example', logoId: 'l-1' }
  expect(await signatureOf(person, brand, loading)).toEqual({
    kind: 'portrait',
    picture: '/api/media/a-1/file',
    name: 'Jo Author',
    handle: 'harbour.example',
  })
})

test('someone without a portrait signs with their logo', async () => {
  expect(await signatureOf({ ...person, profileImageUrl: null }, { handle: '', logoId: 'l-1' }, loading)).toEqual({
    kind: 'logo',
    picture: '/api/media/l-1/file',
    name: 'Jo Author',
    handle: '',
  })
})

test.each<[string, User | null, typeof loading]>([
  ['nobody', null, loading],
  ['someone without portrait and logo', { ...person, profileImageUrl: null }, loading],
  ['someone whose portrait was deleted', person, gone],
  ['someone whose portrait is elsewhere', { ...person, profileImageUrl: 'https://pictures.example/jo.jpg' }, loading],
])('there is no signature of %s', async (_, user, images) => {
  expect(await signatureOf(user, noBrand, images)).toBeNull()
})
