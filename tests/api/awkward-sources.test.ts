import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { groundPost } from '#shared/grounding/ground-post'
import { makeDocx, makeMail, makePdf, makePptx, pdfText, slideShape, wordParagraph } from '../support/document-files.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeXlsx } from '../support/workbook-files.ts'

/**
 * Sources whose meaning depends on the form of letters, or on hidden parts: the built-in writer must state no figure
 * that is not there, and the check must accept the true figure and question the false one.
 */

let site: PageSite
let app: TestApp

const prose = [
  'The harbour board of Quillmouth met on Tuesday evening to settle how the old grain pier should be used from spring on.',
  'Engineers told the meeting that the timber under the deck was sound and would carry carts, stalls and a fire engine.',
]
const closing = 'A vote is expected before the summer break, once the costs have been put before the whole council.'

const note = (text: string) => `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>${text}</w:t></w:r>`
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`

const files: Record<string, Uint8Array> = {
  'note.pdf': makePdf([
    [
      ...prose.map((line, at) => pdfText(line, 40, 740 - 40 * at, 9)),
      pdfText('The cooperative landed 42', 40, 640, 9),
      pdfText('1', 145.5, 644, 5),
      pdfText(' tonnes of herring in April.', 149, 640, 9),
      pdfText(closing, 40, 600, 9),
    ].join('\n'),
  ]),
  'struck.docx': makeDocx(
    `${prose.map(wordParagraph).join('')}<w:p>${run('The board paid ')}${run('$9 million', '<w:strike/>')}${run(' $6 million for the pier')}${note('3')}${run(', as was told on Tuesday.')}</w:p>${wordParagraph(closing)}`,
  ),
  'hidden.pptx': makePptx(
    [
      {
        xml:
          slideShape('The pier plan', 'title') + slideShape(`${prose[0]} It costs 7 million euros over three years.`),
      },
      { xml: slideShape('If the vote fails, the pier is sold for two million euros, the board agreed.') },
      { xml: slideShape(closing), notes: slideShape('Do not mention the two million euros.', 'body') },
    ],
    {
      'ppt/slides/slide2.xml': `<p:sld xmlns:p="p" xmlns:a="a" show="0"><p:spTree>${slideShape('If the vote fails, the pier is sold for two million euros, the board agreed.')}</p:spTree></p:sld>`,
    },
  ),
  'empty-cells.xlsx': makeXlsx(
    `<row r="1">${cell('A1', 'Item')}${cell('B1', '2024')}${cell('C1', '2025')}</row>
     <row r="2">${cell('A2', 'Deck')}${cell('B2', '410')}${cell('C2', '902')}</row>
     <row r="3">${cell('A3', 'Piles')}${cell('C3', '385')}</row>`,
  ),
  'forwarded.eml': makeMail(
    ['From: Edda Holm <edda@pier.example>', 'To: news@quill.example', 'Subject: Fwd: Pier', 'Content-Type: text/plain'],
    `FYI, it was 9 million in the old plan.\r\n\r\n---------- Forwarded message ---------\r\nFrom: Press Desk <press@pier.example>\r\nDate: Mon, May 11, 2026 at 9:00 AM\r\nSubject: Pier release\r\nTo: Edda Holm <edda@pier.example>\r\n\r\n${prose.join('\r\n\r\n')}\r\n\r\nThe board has set aside 7 million euros for the work.\r\n\r\n${closing}\r\n`,
  ),
}

beforeAll(async () => {
  site = await startPageSite({
    '/note': articlePage(
      'Quillmouth settles the future of its grain pier',
      '',
      'The cooperative landed 42<sup>1</sup> tonnes of herring in April, and counted 3 × 10<sup>6</sup> mussels on the piles.',
    ),
  })
  app = await startTestApp({ environment: site.environment })
})

afterAll(async () => {
  await app.close()
  await site.close()
})

/** The article, and the built-in writer's post about it. */
async function write(name: string) {
  const person = await app.signIn()
  const article = await read(person, name)
  const opinion = 'I would keep the pier.'
  const body = { articleId: article.articleId, model: 'composer', language: 'english', opinion }
  const response = await person.post('/api/posts/generate', body)
  expect(response.status, await response.clone().text()).toBe(201)
  const { content, sourceLeftOut } = (await response.json()) as Answer<'generatePost'>
  const kept = (await (await person.get(`/api/articles/${article.articleId}`)).json()) as Answer<'getArticle'>
  return { article, content, sourceLeftOut, text: kept.text }
}

async function read(person: Awaited<ReturnType<TestApp['signIn']>>, name: string) {
  if (name.startsWith('/')) {
    return (await (await person.post('/api/articles/read', { url: site.at(name) })).json()) as Answer<'readArticle'>
  }
  const data = new FormData()
  data.append('file', new Blob([new Uint8Array(files[name] ?? [])]), name)
  return (await (await person.post('/api/articles/read-file', data)).json()) as Answer<'readArticleFromFile'>
}

/** The check's verdict on a sentence's first figure. */
function verdictOn(sentence: string, text: string): string | undefined {
  return groundPost(sentence, [text]).find(({ kind }) => kind === 'number')?.verdict
}

describe.each([
  {
    name: '/note',
    isRead: /landed 42 tonnes.*10⁶ mussels/,
    isFalse: /421|\b106\b/,
    right: 'They landed 42 tonnes of herring.',
    wrong: 'They landed 421 tonnes of herring.',
    leftOut: { noteMarks: 1 },
  },
  {
    name: 'note.pdf',
    isRead: /landed 42 tonnes/,
    isFalse: /421/,
    right: 'They landed 42 tonnes of herring.',
    wrong: 'They landed 421 tonnes of herring.',
    leftOut: { noteMarks: 1 },
  },
  {
    name: 'struck.docx',
    isRead: /paid \$6 million for the pier,/,
    isFalse: /\$9 million|pier3/,
    right: 'The board paid $6 million for the pier.',
    wrong: 'The board paid $9 million for the pier.',
    leftOut: { struck: 1, noteMarks: 1 },
  },
  {
    name: 'hidden.pptx',
    isRead: /7 million euros/,
    isFalse: /two million/,
    right: 'It costs 7 million euros over three years.',
    wrong: 'The pier is sold for two million euros.',
    leftOut: { hiddenSlides: 1, speakerNotes: 1 },
  },
  {
    name: 'empty-cells.xlsx',
    isRead: /Piles\t\t385/,
    isFalse: /Piles\t385/,
    right: 'Item: Deck 410.',
    wrong: 'Item: Deck 4100.',
    leftOut: undefined,
  },
  {
    name: 'forwarded.eml',
    isRead: /set aside 7 million euros/,
    isFalse: /9 million/,
    right: 'The board has set aside 7 million euros.',
    wrong: 'The board has set aside 9 million euros.',
    leftOut: { coveringNotes: 1 },
  },
])('$name', ({ name, isRead, isFalse, right, wrong, leftOut }) => {
  test('becomes a post without a false figure, and the check knows which is true', async () => {
    const { article, content, sourceLeftOut, text } = await write(name)
    expect(text).toMatch(isRead)
    expect(text).not.toMatch(isFalse)
    expect(content).not.toMatch(isFalse)
    expect([article.leftOut, sourceLeftOut]).toEqual([leftOut, leftOut])
    expect(verdictOn(right, text)).toBe('stated')
    expect(verdictOn(wrong, text)).not.toMatch(/stated|follows/)
    const figures = groundPost(content, [text]).filter(({ kind }) => kind === 'number')
    expect(figures.filter(({ verdict }) => verdict === 'not-found' || verdict === 'differs')).toEqual([])
  })
})

test('speaker notes are read where they are asked for', async () => {
  const person = await app.signIn()
  const data = new FormData()
  data.append('speakerNotes', 'true')
  data.append('file', new Blob([new Uint8Array(files['hidden.pptx'] ?? [])]), 'hidden.pptx')
  const article = (await (await person.post('/api/articles/read-file', data)).json()) as Answer<'readArticle'>
  const kept = (await (await person.get(`/api/articles/${article.articleId}`)).json()) as Answer<'getArticle'>
  expect(article.leftOut).toEqual({ hiddenSlides: 1 })
  expect(kept.text).toContain('Do not mention the two million euros.')
})
