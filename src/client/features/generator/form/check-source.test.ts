import { expect, test } from 'vitest'
import { checkFile, findProblem } from './check-source.ts'
import { emptyForm } from './form-values.ts'

const MiB = 1024 * 1024
const fileOf = (name: string, type: string, size = 1) => ({ name, type, size })
const realFile = (name: string) => new File(['x'], name)

test.each([
  ['', 'urlRequired'],
  ['   ', 'urlRequired'],
  ['harbourcourier', 'urlInvalid'],
  ['news.example/story', 'urlInvalid'],
  ['javascript:alert(1)', 'urlInvalid'],
  [`https://news.example/${'x'.repeat(4_000)}`, 'urlTooLong'],
])('the address %j is refused', (url, reason) => {
  expect(findProblem({ ...emptyForm, url }, 'url-input', null)).toEqual({ field: 'url', reason })
})

test('an address with spaces around it is fine', () => {
  expect(findProblem({ ...emptyForm, url: ' https://news.example/a?b=c ' }, 'url-input', null)).toBeNull()
})

test('only the open tab is asked', () => {
  expect(findProblem({ ...emptyForm, text: 'Some notes.' }, 'text-input', null)).toBeNull()
  expect(findProblem({ ...emptyForm, url: 'https://news.example/' }, 'text-input', null)).toEqual({
    field: 'text',
    reason: 'textRequired',
  })
})

test('a file is needed, unless the post keeps its document', () => {
  expect(findProblem(emptyForm, 'file-upload', null)).toEqual({ field: 'file', reason: 'fileRequired' })
  expect(findProblem(emptyForm, 'file-upload', realFile('notes.txt'))).toBeNull()
  const storedSource = { articleId: 'a1', kind: 'file' as const, title: 'Report', words: 900 }
  expect(findProblem({ ...emptyForm, storedSource }, 'file-upload', null)).toBeNull()
})

test('a text that is too long for the server is caught at home', () => {
  const values = { ...emptyForm, text: 'x'.repeat(200_001) }
  expect(findProblem(values, 'text-input', null)).toEqual({ field: 'text', reason: 'textTooLong' })
})

test('an opinion the server would refuse is caught at home', () => {
  const values = { ...emptyForm, text: 'Notes', opinion: 'x'.repeat(5_001) }
  expect(findProblem(values, 'text-input', null)?.field).toBe('opinion')
})

test.each([
  fileOf('report.PDF', ''),
  fileOf('old.doc', 'application/msword'),
  fileOf('list.csv', 'application/vnd.ms-excel'),
  fileOf('notes', 'text/plain'),
  fileOf('deck.pptx', 'application/octet-stream'),
  fileOf('report.odt', ''),
  fileOf('page.html', 'text/html'),
  fileOf('talk.srt', ''),
  fileOf('mail', 'message/rfc822'),
])('$name ($type) may be uploaded', (file) => {
  expect(checkFile(file, false)).toBeNull()
})

test.each([
  fileOf('photo.png', 'image/png'),
  fileOf('data.json', 'application/json'),
  fileOf('archive.pdf.zip', 'application/zip'),
])('$name is no document', (file) => {
  expect(checkFile(file, false)).toBe('fileType')
})

test('a picture may be uploaded where its text is recognised', () => {
  expect(checkFile(fileOf('photo.PNG', ''), true)).toBeNull()
  expect(checkFile(fileOf('photo', 'image/jpeg'), true)).toBeNull()
  expect(checkFile(fileOf('photo.gif', 'image/gif'), true)).toBe('fileType')
})

test('10 MB is 10 MiB, inclusive', () => {
  expect(checkFile(fileOf('a.pdf', '', 10 * MiB), false)).toBeNull()
  expect(checkFile(fileOf('a.pdf', '', 10 * MiB + 1), false)).toBe('fileSize')
})

test('a further source that was typed and not read yet is told of; an empty one is not', () => {
  const withMore = (typed: string) => ({
    ...emptyForm,
    url: 'https://news.example/',
    moreSources: [{ key: 'k1', typed, article: null }],
  })
  expect(findProblem(withMore('https://union.example/'), 'url-input', null)).toEqual({
    field: 'more',
    reason: 'moreUnread',
  })
  expect(findProblem(withMore(' '), 'url-input', null)).toBeNull()
})
