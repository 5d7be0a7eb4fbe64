import { expect, test } from 'vitest'
import { buildRequest } from './build-request.ts'
import { emptyForm } from './form-values.ts'

const choices = { model: 'gpt-4o', language: 'german', contentStyleId: 2, webSearch: false } as const
const sent = { model: 'gpt-4o', language: 'german', contentStyleId: 2, useWebSearch: false }
const values = { ...emptyForm, url: ' https://news.example/a ', text: ' Pasted. ', opinion: '  ' }

test('the open tab names the source, and an empty opinion is not sent', () => {
  expect(buildRequest(values, 'url-input', null, choices).body).toEqual({ ...sent, url: 'https://news.example/a' })
  expect(buildRequest(values, 'text-input', null, choices).body).toEqual({ ...sent, textContent: ' Pasted. ' })
})

test('a file goes beside the choices, only from its own tab', () => {
  const file = new File(['x'], 'notes.txt')
  expect(buildRequest(values, 'file-upload', file, choices)).toEqual({ body: sent, file })
  expect(buildRequest(values, 'url-input', file, choices).file).toBeNull()
})

test('a kept source is named, not sent again, until another takes its place', () => {
  const storedSource = { articleId: 'a1', kind: 'file' as const, title: 'Report', words: 900 }
  const kept = { ...values, storedSource }
  expect(buildRequest(kept, 'file-upload', null, choices).body).toEqual({ ...sent, articleId: 'a1' })
  expect(buildRequest(kept, 'file-upload', new File(['x'], 'a.txt'), choices).body).not.toHaveProperty('articleId')
  expect(buildRequest(kept, 'url-input', null, choices).body).not.toHaveProperty('articleId')
  expect(buildRequest(kept, 'text-input', null, choices).body).toEqual({ ...sent, textContent: ' Pasted. ' })
})

test('the author’s yes to a partial source and the opinion travel along', () => {
  const yes = { ...sent, acceptPartial: true, opinion: 'Mine.' }
  const build = (articleId?: string) =>
    buildRequest({ ...values, opinion: ' Mine. ' }, 'url-input', null, choices, { articleId }).body
  expect(build('a1')).toEqual({ ...yes, articleId: 'a1' })
  expect(build()).toEqual({ ...yes, url: 'https://news.example/a' })
})
