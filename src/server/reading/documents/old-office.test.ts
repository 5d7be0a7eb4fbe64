import { describe, expect, test } from 'vitest'
import { makeCompound, makeDoc, makePpt, pptStyle } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const read = (bytes: Uint8Array, choices = {}) => extract(bytes, 'old file.bin', choices)

describe('Word 97', () => {
  test('paragraphs are read in any script', async () => {
    const { text, title } = await read(makeDoc('Häfen im Norden\rШипы и краны.\rEnde.\r'))
    expect(text).toBe('Häfen im Norden\n\nШипы и краны.\n\nEnde.')
    expect(title).toBe('Häfen im Norden')
  })

  /** The number of a property, low byte first, and its value. */
  const is = (number: number, ...value: number[]) => [number & 0xff, number >> 8, ...value]
  const looksOf = (text: string, looks: Record<string, number[]>) =>
    Object.entries(looks).map(([word, properties]) => ({
      from: text.indexOf(word),
      to: text.indexOf(word) + word.length,
      properties,
    }))

  test('raised, lowered, struck, hidden and deleted letters are read as what they mean', async () => {
    const text = '3 × 10§ mussels in H¶O for nine six, old secret tiny new.\r'
    const marked = text.replace('§', '6').replace('¶', '2')
    const looks = [
      ...looksOf(text, { '§': is(0x2a48, 1), '¶': is(0x2a48, 2), nine: is(0x0837, 1), tiny: is(0x4a43, 2, 0) }),
      ...looksOf(text, { old: [...is(0x0800, 1), ...is(0x2a53, 1)], secret: is(0x083c, 1), new: is(0x0837, 0) }),
    ]
    const found = await read(makeDoc(marked, { looks }))
    expect(found.text).toBe('3 × 10⁶ mussels in H₂O for six, new.')
    expect(found.leftOut).toEqual({ struck: 1, deletions: 1, hiddenTexts: 2 })
  })

  test('marks of notes and remarks, codes of fields and signs of symbol fonts', async () => {
    const body = 'Landed 42\u0002 tonnes\u0005 at ( 5 m, \u0013PAGE \u0013X\u0014y\u0015\u0014seven\u0015 times.\r'
    const sign = { from: body.indexOf('('), to: body.indexOf('(') + 1, properties: is(0x6a09, 1, 0, 0xb3, 0xf0) }
    const note = '\u0002 Wet weight.\r'
    const bytes = makeDoc(body + note, { looks: [sign], fonts: ['Arial', 'Symbol'], footnoteLength: note.length })
    const found = await read(bytes)
    expect(found.text).toBe('Landed 42 tonnes at ≥ 5 m, seven times.\n\nWet weight.')
    expect(found.leftOut).toEqual({ noteMarks: 1, comments: 1 })
  })

  test('a table is read row by row, and an empty cell keeps its place', async () => {
    const text = 'Item\u00072024\u00072025\u0007\u0007Piles\u0007\u0007385\u0007\u0007After.\r'
    const found = await read(makeDoc(text, { rowEnds: [15, 27] }))
    expect(found.text).toBe('Item\t2024\t2025\n\nPiles\t\t385\n\nAfter.')
  })

  test('Word 6 is a type we do not read', async () => {
    await expect(read(makeDoc('Old.\r', { version: 0x0065 }))).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  })

  test('an encrypted document asks for its password to be removed', async () => {
    await expect(read(makeDoc('Secret.\r', { flags: 0x0100 }))).rejects.toMatchObject({ code: 'PASSWORD_PROTECTED' })
  })

  test('a document without its text table is damaged', async () => {
    const header = Buffer.alloc(6000)
    header.writeUInt16LE(0xa5ec, 0)
    header.writeUInt16LE(0x00c1, 2)
    await expect(read(makeCompound({ WordDocument: header }))).rejects.toMatchObject({ code: 'CORRUPT' })
  })
})

describe('PowerPoint 97', () => {
  const talk = makePpt([
    { outline: ['Ports', 'Oslo\rKiel'], boxes: ['Grün & café'], notes: 'Greet first.' },
    { outline: ['Thanks'], boxes: [] },
  ])

  test('slides come in order: title and body, free boxes, then speaker notes where they are asked for', async () => {
    const { text } = await read(talk, { speakerNotes: true })
    expect(text).toBe('Ports\n\nOslo\nKiel\n\nGrün & café\n\nGreet first.\n\nThanks')
  })

  test('speaker notes that were not asked for are left out and counted', async () => {
    const { text, leftOut } = await read(talk)
    expect(text).toBe('Ports\n\nOslo\nKiel\n\nGrün & café\n\nThanks')
    expect(leftOut).toEqual({ speakerNotes: 1 })
  })

  test('raised letters keep their meaning, and marks of notes are no part of a figure', async () => {
    const text = '3 x 106 mussels, 421 tonnes'
    const style = pptStyle([
      [6, 0],
      [1, 30],
      [12, 0],
      [1, 30],
      [7, 0],
    ])
    const found = await read(
      makePpt([
        {
          outline: [],
          boxes: [
            { text, style },
            { text, style: style.subarray(0, 30) },
          ],
        },
      ]),
    )
    expect(found).toMatchObject({ text: `3 x 10⁶ mussels, 42 tonnes\n\n${text}`, leftOut: { noteMarks: 1 } })
  })

  test('hidden slides and shapes are left out and counted', async () => {
    const found = await read(
      makePpt([
        { outline: ['One'], boxes: [{ text: 'secret', isHidden: true }, 'Shown'] },
        { outline: ['Sell it'], boxes: [], notes: 'Say nothing.', isHidden: true },
      ]),
    )
    expect(found).toMatchObject({ text: 'One\n\nShown', leftOut: { hiddenTexts: 1, hiddenSlides: 1 } })
  })

  test('an encrypted presentation asks for its password to be removed', async () => {
    const bytes = makePpt([{ outline: ['Secret'], boxes: [] }], { token: 0xf3d1c4df })
    await expect(read(bytes)).rejects.toMatchObject({ code: 'PASSWORD_PROTECTED' })
  })

  test('a presentation whose edits cannot be followed is damaged', async () => {
    const streams = { 'PowerPoint Document': new Uint8Array(5000), 'Current User': new Uint8Array(5000).fill(7) }
    await expect(read(makeCompound(streams))).rejects.toMatchObject({ code: 'CORRUPT' })
  })
})

test('an office file encrypted as a whole asks for its password to be removed', async () => {
  const bytes = makeCompound({ EncryptedPackage: new Uint8Array(5000), EncryptionInfo: new Uint8Array(200) })
  await expect(read(bytes)).rejects.toMatchObject({ code: 'PASSWORD_PROTECTED' })
})

test('some other compound file, such as a saved mail, is a type we do not read', async () => {
  const bytes = makeCompound({ __properties_version1: new Uint8Array(5000).fill(1) })
  await expect(read(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
})

test('an old file cut short is damaged', async () => {
  const bytes = makeDoc('Text.\r'.repeat(5000))
  await expect(read(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ code: 'CORRUPT' })
})
