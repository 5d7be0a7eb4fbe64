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

test('the markup is taken rather than the text beside it, unless it shows next to nothing', async () => {
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
  expect((await both('The ships are in.', '<img src="cid:x"> ')).text).toBe('The ships are in.')
})

const html = (body: string, subject: string) => {
  const headers = ['From: "Ida Berg" <ida@port.example>', 'To: tom@port.example', 'MIME-Version: 1.0']
  const type = 'Content-Type: text/html; charset=utf-8'
  return extract(makeMail([...headers, `Subject: ${subject}`, type], `<html><body>${body}</body></html>`), 'mail.eml')
}

test.each([
  [
    'Gmail',
    '<div>We settled it.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">L 11.05. skrifaði Tomas:<br></div><blockquote class="gmail_quote"><div>Is it <b>9</b> million?</div></blockquote></div>',
  ],
  [
    'Apple Mail',
    '<div>We settled it.</div><div><br><blockquote type="cite"><div>On 11 May 2026, at 09:00, Tomas Reed &lt;tomas@quill.example&gt; wrote:</div><div>Is it 9 million?</div></blockquote></div>',
  ],
  [
    'Outlook',
    '<p>We settled it.</p><hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> Tomas Reed &lt;tomas@quill.example&gt;<br><b>Sent:</b> Monday, May 11, 2026 9:00 AM<br><b>To:</b> Edda<br><b>Subject:</b> Pier</div><div>Is it 9 million?</div>',
  ],
  [
    'Outlook on a desk',
    '<p class=MsoNormal>We settled it.</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class=MsoNormal><b>Von:</b> Tomas Reed<br><b>Gesendet:</b> Montag, 11. Mai 2026 09:00<br><b>An:</b> Edda<br><b>Betreff:</b> Pier</p></div><p>Is it 9 million?</p>',
  ],
  [
    'Thunderbird',
    '<p>We settled it.</p><div class="moz-cite-prefix">Am 11.05.26 um 09:00 schrieb Tomas Reed:<br></div><blockquote type="cite" cite="mid:1">Is it 9 million?</blockquote><div class="moz-signature">-- <br>Edda</div>',
  ],
  [
    'Yahoo',
    '<div>We settled it.</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Monday, May 11, 2026, 09:00:00 AM, Tomas Reed wrote:</div><div>Is it 9 million?</div></div>',
  ],
])('an older mail that %s quotes is left out', async (_, body) => {
  expect(await html(body, 'Re: Pier')).toMatchObject({ text: 'We settled it.', leftOut: { quotedMails: 1 } })
})

test('a quotation of a person stays, and so does a mail that is nothing but an older one', async () => {
  const said = '<p>The board met.</p><blockquote>We will keep the pier.</blockquote>'
  expect((await html(said, 'Pier')).text).toBe('The board met.\n\nWe will keep the pier.')
  const only = '<blockquote type="cite"><div>The board met.</div></blockquote>'
  expect((await html(only, 'Re: Pier')).text).toBe('The board met.')
})

test.each([
  [
    'Gmail',
    '<div>FYI</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <strong>Press Desk</strong> <span>&lt;<a href="mailto:p@x">press@pier.example</a>&gt;</span><br>Date: Mon, May 11, 2026 at 9:00 AM<br>Subject: Pier release<br>To: Ida &lt;ida@port.example&gt;<br></div><br><p>The board met.</p></div>',
  ],
  [
    'Apple Mail',
    '<div>FYI</div><div>Begin forwarded message:</div><br><blockquote type="cite"><div><b>From: </b>Press Desk &lt;press@pier.example&gt;</div><div><b>Subject: </b>Pier release</div><div><b>Date: </b>11 May 2026 at 09:00:00 CEST</div><div><b>To: </b>Ida</div><br><div>The board met.</div></blockquote>',
  ],
  [
    'Outlook',
    '<p>FYI</p><div id="divRplyFwdMsg"><b>From:</b> Press Desk &lt;press@pier.example&gt;<br><b>Sent:</b> Monday, May 11, 2026 9:00 AM<br><b>To:</b> Ida<br><b>Subject:</b> Pier release</div><p>The board met.</p>',
  ],
  [
    'Thunderbird',
    '<p>FYI</p><div class="moz-forward-container">-------- Forwarded Message --------<table class="moz-email-headers-table"><tr><th>Subject: </th><td>Pier release</td></tr><tr><th>Date: </th><td>Mon, 11 May 2026 09:00:00 +0200</td></tr><tr><th>From: </th><td>Press Desk &lt;press@pier.example&gt;</td></tr></table><p>The board met.</p></div>',
  ],
])('a release that %s forwards is read with its own author, day and subject', async (_, body) => {
  expect(await html(body, 'Fw: Pier')).toMatchObject({
    title: 'Pier release',
    byline: 'Press Desk',
    published: '2026-05-11',
    text: 'The board met.',
    leftOut: { coveringNotes: 1 },
  })
})

test('a release forwarded again and again is the first one, without what it quotes', async () => {
  const text =
    'Look.\r\n\r\nFrom: Tom Lind <t@x.example>\r\nSent: Tuesday, May 12, 2026 9:00 AM\r\nTo: Ida\r\nSubject: FW: Pier release\r\n\r\nSee below.\r\n\r\n' +
    'From: Press Desk <press@pier.example>\r\nSent: Monday, May 11, 2026 9:00 AM\r\nTo: Tom\r\nSubject: RE: Pier release\r\n\r\nThe board met.\r\n\r\n' +
    'From: Tomas Reed <tomas@quill.example>\r\nSent: Sunday, May 10, 2026 9:00 AM\r\nTo: Press Desk\r\nSubject: Pier release\r\n\r\nIs it 9 million?'
  expect(await read(['Content-Type: text/plain'], text)).toMatchObject({
    title: 'Pier release',
    byline: 'Press Desk',
    published: '2026-05-11',
    text: 'The board met.',
    leftOut: { coveringNotes: 2, quotedMails: 1 },
  })
})

const attachedMail = (subject: string, text: string) =>
  `Content-Type: message/rfc822\r\n\r\nFrom: Press Desk <press@pier.example>\r\nDate: Mon, 11 May 2026 23:00:00 -0500\r\nSubject: ${subject}\r\n\r\n${text}`

test('a mail that is attached is the release, and several of them are read one by one', async () => {
  const mixed = ['Content-Type: multipart/mixed; boundary=x']
  const note = 'Content-Type: text/plain\r\n\r\nFYI'
  expect(await read(mixed, parts('x', note, attachedMail('Pier release', 'The board met.')))).toMatchObject({
    title: 'Pier release',
    byline: 'Press Desk',
    published: '2026-05-11',
    text: 'The board met.',
    leftOut: { coveringNotes: 1 },
  })
  const digest = ['Content-Type: multipart/digest; boundary=x']
  const several = parts('x', attachedMail('One', 'The board met.'), attachedMail('Two', 'It voted.'))
  expect(await read(digest, several)).toMatchObject({
    title: 'Ships in port',
    byline: 'Ida Berg',
    text: 'One\n\nThe board met.\n\nTwo\n\nIt voted.',
  })
})

test('a mail to which a long text of its own is attached to is its own text', async () => {
  const long = 'The harbour board met on Tuesday evening and settled it. '.repeat(30)
  const body = parts('x', `Content-Type: text/plain\r\n\r\n${long}`, attachedMail('Older', 'Short.'))
  expect(await read(['Content-Type: multipart/mixed; boundary=x'], body)).toMatchObject({
    title: 'Ships in port',
    text: long.trim(),
  })
})

test('a newsletter is its text, without what was made for its reader', async () => {
  const text =
    'View this email in your browser\r\nhttps://mail.example/v?e=8f3a\r\n\r\nThe harbour board of Quillmouth met on Tuesday evening to settle how the\r\nold grain pier should be used: https://pier.example/news?utm_source=m&id=7\r\n\r\n' +
    'Rents rose to $18¹ a metre.\r\n\r\nThis email was sent to ida@port.example\r\nUnsubscribe | Manage your preferences\r\n'
  expect(await read(['Content-Type: text/plain; charset=utf-8'], text)).toMatchObject({
    text: 'The harbour board of Quillmouth met on Tuesday evening to settle how the old grain pier should be used: https://pier.example/news?id=7\n\nRents rose to $18 a metre.',
    leftOut: { noteMarks: 1 },
  })
})

test('lines that flow are whole, and what they quote is left out', async () => {
  const text =
    'The harbour board met on Tuesday to \r\nsettle it.\r\n\r\nTomas Reed wrote:\r\n> Is it \r\n> 9 million?\r\n'
  expect(await read(['Content-Type: text/plain; format=flowed'], text)).toMatchObject({
    text: 'The harbour board met on Tuesday to settle it.',
    leftOut: { quotedMails: 1 },
  })
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
