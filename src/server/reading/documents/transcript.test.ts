import { expect, test } from 'vitest'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

const read = async (text: string, name = 'talk.vtt') => extract(Buffer.from(text), name)

test('times, names, notes, styles and markup of WebVTT are left out', async () => {
  const text = `WEBVTT - Talk
Kind: captions
Language: de

STYLE
::cue { color: red }

NOTE nobody says this

intro
00:01.000 --> 00:03.000 align:start position:0%
Guten <c.yellow>Morgen</c>, <00:00:02.000><i>Welt</i>.

00:00:03.500 --> 00:00:05.000
Schiffe &amp; Häfen.

00:00:05.000 --> 00:00:06.000
[Musik]
`
  expect(await read(text, 'talk 12.vtt')).toMatchObject({
    text: 'Guten Morgen, Welt. Schiffe & Häfen.',
    language: 'de',
    title: 'talk 12',
  })
})

test('SubRip is told by how it begins', async () => {
  const text =
    '\ufeff1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}One\r\ntwo.\r\n\r\n2\r\n00:00:09,000 --> 00:00:10,000\r\nThree.\r\n'
  expect((await read(text, 'talk.txt')).text).toBe('One two.\n\nThree.')
})

test('lines that roll up the screen are said once', async () => {
  const text = `WEBVTT

00:00:00.000 --> 00:00:02.000
we load the ships

00:00:02.000 --> 00:00:02.010
we load the ships

00:00:02.010 --> 00:00:04.000
we load the ships
every morning at

00:00:04.000 --> 00:00:06.000
every morning at
every morning at six`
  expect((await read(text)).text).toBe('we load the ships every morning at six')
})

test('who speaks is said where it changes', async () => {
  const text = `WEBVTT

00:00.000 --> 00:01.000
<v Ida Berg>Good morning.

00:01.000 --> 00:02.000
<v Ida Berg>How are you?

00:02.000 --> 00:03.000
<v Tom>Fine.

00:03.000 --> 00:04.000
HOST: And now?

00:04.000 --> 00:05.000
>> Now we sail.`
  expect((await read(text)).text).toBe(
    'Ida Berg: Good morning. How are you?\n\nTom: Fine.\n\nHOST: And now?\n\nNow we sail.',
  )
})

test('what is struck, comments, readings above letters and the marks of notes are not said', async () => {
  const text = `WEBVTT

NOTE nobody
says this

00:00.000 --> 00:01.000
They paid <s>$9 million
or so</s> <u>$6 million</u>, 42¹ tonnes

00:01.000 --> 00:02.000
They paid <s>$9 million
or so</s> <u>$6 million</u>, 42¹ tonnes
and <ruby>港<rt>みなと</rt></ruby> 10⁶ mussels on 40 km².`
  expect(await read(text)).toMatchObject({
    text: 'They paid $6 million, 42 tonnes and 港 10⁶ mussels on 40 km².',
    leftOut: { comments: 1, struck: 2, noteMarks: 1 },
  })
})

test('a text that only mentions times stays as it is', async () => {
  const text = 'Notes on the WEBVTT format\n\n00:01.000 --> 00:02.000 is a time.'
  expect((await read(text, 'notes.txt')).text).toBe(text)
})

test('ten megabytes of captions, and lines made to be slow, take seconds at most', async () => {
  const cue = '00:00:01.000 --> 00:00:02.000\nword\n\n'
  const files = [
    `WEBVTT\n\n${cue.repeat(250_000)}`,
    `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a\n'.repeat(4_000_000)}`,
    `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(5_000_000)}${'{\\'.repeat(2_000_000)}`,
    `WEBVTT\n\n${'00:00:01.000 --> '.repeat(500_000)}`,
  ]
  const spent = await processorMsOf(async () => {
    for (const file of files) await read(file).catch(({ code }) => expect(code).toBe('NO_TEXT'))
  })
  expect(spent).toBeLessThan(30_000)
})
