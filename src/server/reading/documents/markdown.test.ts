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

test('raised, lowered and struck letters mean what they mean in print', async () => {
  const found = await read(
    'A 3 × 10^6^ more, 10<sup>6</sup> and H~2~O, CO<sub>2</sub> on 40 km^2^. ~~$9m~~ $6m, <del>nine</del> <s>ten</s> six.\n\n' +
      '42<sup>1</sup> tonnes, 18<sup>[2](#n2)</sup> boats, 10<sup><a href="#n3">3</a></sup> masts. 60&sup1; &frac12; &euro;3, 3^1^/~2~.',
  )
  expect(found.text).toBe(
    'A 3 × 10⁶ more, 10⁶ and H₂O, CO₂ on 40 km². $6m, six.\n\n42 tonnes, 18 boats, 10 masts. 60 ½ €3, 3½.',
  )
  expect(found.leftOut).toEqual({ struck: 3, noteMarks: 4 })
})

test('the marks of notes go, and what notes say stands at the end', async () => {
  const text =
    'Landings rose to 42[^1] tonnes[^scale] and 18^[At the *pier*.] boats, not [^0-9].\n[^1]: Counted\nat the scales.\n\n    By hand.\n\n[^scale]: Of 1953.\n\nThe end.'
  expect(await read(text)).toMatchObject({
    text: 'Landings rose to 42 tonnes and 18 boats, not [^0-9].\n\nThe end.\n\nAt the pier.\n\nCounted\nat the scales.\nBy hand.\n\nOf 1953.',
    leftOut: { noteMarks: 3 },
  })
})

test('what is hidden and what is a comment is left out and counted, what opens by a click is not', async () => {
  const text =
    'Before <!-- within --> it.\n\n<!-- internal:\n\ndo not publish -->\n\n<div hidden>\n\nHidden *words*.\n\n- [ ] listed\n\n</div>\nShown.\n\n' +
    '<details><summary>More</summary>\n\nUnfolded.\n\n</details>\n\nA <span style="display:none">secret **word**</span>b %%aside%%c {>>check<<}d.\n\n%%\nan aside\n%%\n\nEnd.'
  expect(await read(text)).toMatchObject({
    text: 'Before it.\n\nShown.\n\nMore\n\nUnfolded.\n\nA b c d.\n\nEnd.',
    leftOut: { comments: 5, hiddenTexts: 2 },
  })
})

test('formulas are a line of text, and prices are no formulas', async () => {
  const text =
    'Both $E=mc^2$ and $x$ hold, $\\frac{3}{4}$ of $5^3$.\n\n$$\na_1 \\le \\pi\n$$\n\nFrom $5 and $6, or US$5 (A$7), a $9m-a-year A$, \\$3 to $4.\n\nBut $\\unknown{x}$.'
  expect((await read(text)).text).toBe(
    'Both E=mc² and x hold, ¾ of 5³.\n\na₁ ≤ π\n\nFrom $5 and $6, or US$5 (A$7), a $9m-a-year A$, $3 to $4.\n\nBut $\\unknown{x}$.',
  )
})

test('marks, changes, definitions, tasks and numbers of lists are what their reader sees', async () => {
  const text =
    'A ==marked *word*== with a == b, {++new++}{--old--} {~~nine~>six~~} :ship: \\*kept\\* ~tilde~.\n\n' +
    'Term\n: Definition\n  goes on\n: Another\n\n- [x] done\n- [ ] open\n\n0. zero\n1. one\n\n| Item | 2024 | 2025 |\n|---|---|---|\n| Piles |  | 385[^1] |\n\n' +
    '> [!NOTE]\n> Mind it.\n\n## Ships {#ships}'
  expect((await read(text)).text).toBe(
    'A marked word with a == b, new six :ship: *kept*.\n\nTerm: Definition\ngoes on\nAnother\n\n[x] done\n\n[ ] open\n\n0. zero\n\n1. one\n\n' +
      'Item\t2024\t2025\nPiles\t\t385\n\nMind it.\n\nShips',
  )
})

test('HTML in Markdown is read as HTML', async () => {
  const text = '<table><tr><td>Piles</td><td>385</td></tr></table>\n\n<p align="center">Ships <b>in</b><br>port</p>'
  expect((await read(text)).text).toBe('Piles | 385\n\nShips in\nport')
})

test('several authors, and what other programs write in front of the text', async () => {
  const yaml =
    '---\ntitle: Ports\nauthor:\n  - Ida Berg\n  - name: Tom Lind\n    email: t@x.example\ntags: [a, b]\n---\nText'
  expect(await read(yaml)).toMatchObject({ title: 'Ports', byline: 'Ida Berg, Tom Lind', text: 'Text' })
  const toml = '+++\ntitle = "Ports"\nauthors = ["Ida Berg", "Tom Lind"]\ndate = 2024-05-06T23:00:00-08:00\n+++\n\nText'
  expect(await read(toml)).toMatchObject({ title: 'Ports', byline: 'Ida Berg, Tom Lind', published: '2024-05-06' })
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
    '[^1]: '.repeat(100_000),
    '[^1]: a\n'.repeat(80_000),
    '<div hidden><b>'.repeat(100_000),
    '$a ^b ~c =='.repeat(60_000),
    'a\n\n'.repeat(100_000),
  ]
  const spent = await processorMsOf(async () => {
    for (const file of files) {
      await read(file).catch((error) => expect(['TOO_COMPLEX', 'NO_TEXT']).toContain(toDocumentFailure(error).code))
    }
  })
  // ten to fifteen seconds of a machine with nothing else to do; work that grows with the square would take hours
  expect(spent).toBeLessThan(45_000)
})

test('a comment that never ends is text of its paragraph', async () => {
  expect((await read('Sales <!-- note --> rose <?php twice.\n\nCosts <!-- fell.')).text).toBe(
    'Sales rose <?php twice.\n\nCosts <!-- fell.',
  )
})
