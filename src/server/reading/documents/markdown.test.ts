import { expect, test } from 'vitest'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'
import { toDocumentFailure } from './failure.ts'

const read = (text: string, name = 'notes.md') => extract(Buffer.from(text), name)

test('marks, addresses and pictures go, the words stay', async () => {
  const text =
    '# Ships *in* port\n\nA **bold** [link](https://x.example/a) and `code` &amp; ![a picture](p.png)<b>more</b>.\n\n' +
    '- one\n- two\n  - under\n\n3. three\n4. four\n\n> Said *so*.\n\n| Port | Tons |\n|---|---|\n| Oslo | 12 |\n\n```\nlet a\n```\n<!-- no -->\n'
  expect((await read(text)).text).toBe(
    'Ships in port\n\nA bold link and code & more.\n\none\n\ntwo\nunder\n\n3. three\n\n4. four\n\nSaid so.\n\nPort\tTons\nOslo\t12\n\nlet a',
  )
})

test('what stands in front of the text says what it is', async () => {
  const text = '---\ntitle: "Ports: a report"\nauthor: Ida Berg\ndate: 2024-05-06\nlang: sv\n---\n\n# Heading\n\nText'
  expect(await read(text)).toEqual({
    title: 'Ports: a report',
    byline: 'Ida Berg',
    published: '2024-05-06',
    language: 'sv',
    siteName: null,
    text: 'Heading\n\nText',
    truncated: false,
  })
  expect((await read('Intro\n\n## Part', 'a.markdown')).title).toBe('Part')
})

test('a text file keeps its signs', async () => {
  expect((await read('# Not *marked*', 'notes.txt')).text).toBe('# Not *marked*')
})

test('links whose addresses stand far away are links', async () => {
  const found = await read(`See [the report][1].\n\n${'Word.\n\n'.repeat(20_000)}[1]: https://x.example/a`)
  expect(found.text.startsWith('See the report.')).toBe(true)
  expect(found.text.endsWith('Word.')).toBe(true)
})

test('megabytes, and marks in each other, take seconds at most', async () => {
  const files = [
    '# A heading\n\nSome *text* with [link](https://x.example/z).\n\n- a\n- b\n\n'.repeat(30_000),
    Array.from({ length: 2_000 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    '['.repeat(1_000_000),
    '*a **b '.repeat(250_000),
    '[a]: b\n'.repeat(250_000),
  ]
  const spent = await processorMsOf(async () => {
    for (const file of files) {
      await read(file).catch((error) => expect(['TOO_COMPLEX', 'NO_TEXT']).toContain(toDocumentFailure(error).code))
    }
  })
  expect(spent).toBeLessThan(15_000)
})
