import { describe, expect, test } from 'vitest'
import { makeCompound, makeDoc, makePpt } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const read = (bytes: Uint8Array) => extract(bytes, 'old file.bin')

describe('Word 97', () => {
  test('paragraphs are read in any script', async () => {
    const { text, title } = await read(makeDoc('Häfen im Norden\rШипы и краны.\rEnde.\r'))
    expect(text).toBe('Häfen im Norden\n\nШипы и краны.\n\nEnde.')
    expect(title).toBe('Häfen im Norden')
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
  test('slides come in order: title and body, free boxes, then speaker notes', async () => {
    const { text } = await read(
      makePpt([
        { outline: ['Ports', 'Oslo\rKiel'], boxes: ['Grün & café'], notes: 'Greet first.' },
        { outline: ['Thanks'], boxes: [] },
      ]),
    )
    expect(text).toBe('Ports\n\nOslo\nKiel\n\nGrün & café\n\nGreet first.\n\nThanks')
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
