import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { makeMail } from '../../../../tests/support/document-files.ts'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

const usual = [
  'Received: from a by b; Mon, 4 Mar 2024 23:59:59 -0800',
  'From: "Ida Berg" <ida@port.example>',
  'To: tom@port.example',
  'Subject: Fwd: Ships in port',
  'Date: Mon, 4 Mar 2024 23:30:00 -0800',
  'MIME-Version: 1.0',
]
const read = (headers: string[], body: string | Uint8Array, name = 'mail.eml') =>
  extract(makeMail([...usual, ...headers], body), name)
const parts = (boundary: string, ...each: string[]) =>
  `${each.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`

test('subject, sender and the day as sent come with the text', async () => {
  expect(await read(['Content-Type: text/plain; charset=utf-8'], 'The ships are in.\r\n')).toEqual({
    title: 'Ships in port',
    byline: 'Ida Berg',
    published: '2024-03-04',
    language: null,
    siteName: null,
    text: 'The ships are in.',
    truncated: false,
  })
})

test('quoted-printable, base64 and old character sets are decoded', async () => {
  const quoted = await read(
    ['Content-Type: text/plain; charset=windows-1252', 'Content-Transfer-Encoding: quoted-printable'],
    '=93Caf=E9=94 =96 a long=\r\n line',
  )
  expect(quoted.text).toBe('“Café” – a long line')
  const packed = iconv.encode('日本語の本文', 'shift_jis').toString('base64')
  const coded = await read(['Content-Type: text/plain; charset=shift_jis', 'Content-Transfer-Encoding: base64'], packed)
  expect(coded.text).toBe('日本語の本文')
  const eightBit = iconv.encode('Порт открыт', 'koi8-r')
  expect((await read(['Content-Type: text/plain; charset=koi8-r'], eightBit)).text).toBe('Порт открыт')
  const subject = makeMail(['Subject: =?iso-8859-1?Q?Hafen_=FCber?= =?utf-8?B?YWxs?=', 'Message-ID: <1@x>'], 'Text')
  expect((await extract(subject, 'a.eml')).title).toBe('Hafen überall')
})

test('the text is taken rather than its markup, unless it only says that there is markup', async () => {
  const both = (text: string, html: string) =>
    read(
      ['Content-Type: multipart/alternative; boundary=x'],
      parts('x', `Content-Type: text/plain\r\n\r\n${text}`, `Content-Type: text/html\r\n\r\n${html}`),
    )
  const html = `<p style="display:none">preview</p><table><tr><td><h1>Ships</h1><p>${'Word '.repeat(40)}</p></td></tr></table>`
  expect((await both(`Ships\r\n\r\n${'Word '.repeat(40)}<https://track.example/x>`, html)).text).toBe(
    `Ships\n\n${'Word '.repeat(40).trim()}`,
  )
  expect((await both('Please view this in a browser.', html)).text).toBe(`Ships\n\n${'Word '.repeat(40).trim()}`)
})

test('attachments are named and not read', async () => {
  const { text } = await read(
    ['Content-Type: multipart/mixed; boundary=x'],
    parts(
      'x',
      'Content-Type: text/plain\r\n\r\nSee the report.',
      'Content-Type: text/plain; name="secret.txt"\r\nContent-Disposition: attachment; filename="secret.txt"\r\n\r\nnot this',
    ),
  )
  expect(text).toBe('See the report.\n\nAttachments (not read): secret.txt')
})

const article = ['Oslo', 'Bergen', 'Malmö', 'Turku', 'Riga', 'Gdynia', 'Rostock', 'Tallinn']
  .map((port) => `<p>The ships came in to ${port} this morning, and they were loaded before noon by the crews.</p>`)
  .join('')

test('a page that a browser saved as one file is read as a page', async () => {
  const bytes = makeMail(
    ['From: <Saved by a browser>', 'Subject: x', 'MIME-Version: 1.0', 'Content-Type: multipart/related; boundary=x'],
    parts(
      'x',
      `Content-Type: text/html\r\n\r\n<html><head><title>Ships in port</title></head><body><nav>Menu Home</nav><article><h1>Ships in port</h1>${article}</article></body></html>`,
    ),
  )
  const found = await extract(bytes, 'page.mhtml')
  expect(found).toMatchObject({ title: 'Ships in port', byline: null })
  expect(found.text).not.toContain('Menu')
})

test('a note that begins like a mail stays a note, unless its name says otherwise', async () => {
  const note = 'From: the harbour\nSubject: ships\n\nText'
  expect((await extract(Buffer.from(note), 'notes.txt')).text).toBe(note)
  expect((await extract(Buffer.from(note), 'notes.eml')).text).toBe('Text')
})

test('ten thousand parts in each other and headers of megabytes are refused at once', async () => {
  const nested = Array.from(
    { length: 10_000 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  ).join('')
  const spent = await processorMsOf(async () => {
    await expect(read([nested.slice(0, nested.indexOf('\r\n'))], nested)).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
    const long = [`X-Long: ${'a '.repeat(2_000_000)}`]
    await expect(read(long, 'Text')).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
    const many = Array.from({ length: 300_000 }, (_, at) => `X-${at}: a`)
    await expect(read(many, 'Text')).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
  })
  expect(spent).toBeLessThan(15_000)
})

test('parts without end beside each other are read', async () => {
  const body = parts('x', ...Array.from({ length: 20_000 }, (_, at) => `Content-Type: text/plain\r\n\r\nPart ${at}`))
  const spent = await processorMsOf(async () => {
    expect((await read(['Content-Type: multipart/mixed; boundary=x'], body)).text).toContain('Part 19999')
  })
  expect(spent).toBeLessThan(15_000)
})
