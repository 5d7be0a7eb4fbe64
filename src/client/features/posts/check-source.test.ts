import { expect, test } from 'vitest'
import { checkFile, findProblem } from './check-source.ts'
import { emptyForm } from './form-values.ts'

const MiB = 1024 * 1024
const fileOf = (name: string, type: string, size = 1) => ({ name, type, size })
const realFile = (name: string) => new File(['x'], name)

test.each([
  ['', 'URL Required', 'Please enter a valid article URL.'],
  ['   ', 'URL Required', 'Please enter a valid article URL.'],
  ['harbourcourier', 'Invalid URL', 'Please enter a valid URL.'],
  ['news.example/story', 'Invalid URL', 'Please enter a valid URL.'],
  ['javascript:alert(1)', 'Invalid URL', 'Please enter a valid URL.'],
])('the address %j is refused', (url, title, description) => {
  expect(findProblem({ ...emptyForm, url }, 'url-input', null)).toEqual({ field: 'url', title, description })
})

test('an address with spaces around it is fine', () => {
  expect(findProblem({ ...emptyForm, url: ' https://news.example/a?b=c ' }, 'url-input', null)).toBeNull()
})

test('only the open tab is asked', () => {
  expect(findProblem({ ...emptyForm, text: 'Some notes.' }, 'text-input', null)).toBeNull()
  expect(findProblem({ ...emptyForm, url: 'https://news.example/' }, 'text-input', null)).toEqual({
    field: 'text',
    title: 'Text Required',
    description: 'Please enter some text content.',
  })
})

test('a file is needed, unless the post keeps its document', () => {
  expect(findProblem(emptyForm, 'file-upload', null)).toEqual({
    field: 'file',
    title: 'File Required',
    description: 'Please upload a file.',
  })
  expect(findProblem(emptyForm, 'file-upload', realFile('notes.txt'))).toBeNull()
  const storedSource = { articleId: 'a1', kind: 'file' as const, title: 'Report', words: 900 }
  expect(findProblem({ ...emptyForm, storedSource }, 'file-upload', null)).toBeNull()
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
])('$name ($type) may be uploaded', (file) => {
  expect(checkFile(file)).toBeNull()
})

test.each([
  fileOf('photo.png', 'image/png'),
  fileOf('page.html', 'text/html'),
  fileOf('archive.pdf.zip', 'application/zip'),
])('$name is no document', (file) => {
  expect(checkFile(file)).toEqual({
    title: 'Invalid File Type',
    description: 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.',
  })
})

test('10 MB is 10 MiB, inclusive', () => {
  expect(checkFile(fileOf('a.pdf', '', 10 * MiB))).toBeNull()
  expect(checkFile(fileOf('a.pdf', '', 10 * MiB + 1))).toEqual({
    title: 'File Too Large',
    description: 'Please upload a file smaller than 10MB.',
  })
})
