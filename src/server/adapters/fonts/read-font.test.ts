import { describe, expect, test } from 'vitest'
import { fontLimits } from '#shared/rules/fonts'
import { blockFont, includedFont, withTables } from '../../../../tests/support/font-files.ts'
import { readFont } from './read-font.ts'
import { readSfnt } from './sfnt.ts'

const refusedFor = (reason: string) => ({ reason: { name: reason } })

describe('a font', () => {
  test.each([
    ['OpenType', blockFont({ family: 'Blocks' }), 'Blocks'],
    ['WOFF2', includedFont('woff2'), 'Inter'],
    ['WOFF', includedFont('woff'), 'Inter'],
  ])('in %s is read and kept uncompressed, and read again it is the same', async (_, sent, family) => {
    const { file, ...facts } = await readFont(sent)
    expect(facts).toEqual({ family, weight: 400, isItalic: false, scripts: [] })
    const again = await readFont(Buffer.from(file))
    expect(again).toEqual({ ...facts, file })
  })

  test.each([
    [100, 300],
    [4, 400],
    [650, 600],
    [900, 800],
  ])('of weight %i counts as %i', async (said, weight) => {
    expect((await readFont(blockFont({ weight: said }))).weight).toBe(weight)
  })

  test('is italic when it says so, and has the scripts whose letters it has', async () => {
    const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω'
    const letters = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,${greek}אב`
    expect(await readFont(blockFont({ isItalic: true, letters }))).toMatchObject({ isItalic: true, scripts: ['greek'] })
  })

  test('keeps nothing but what drawing needs', async () => {
    const sent = await withTables(blockFont(), {
      'SVG ': Buffer.from('<svg/>'),
      DSIG: Buffer.alloc(8),
      junk: Buffer.alloc(9),
    })
    const { tables } = await readSfnt(Buffer.from((await readFont(sent)).file))
    expect([...tables.keys()]).toEqual(['CFF ', 'OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'post'])
  })

  test('has a name that can stand in a style sheet', async () => {
    const { family } = await readFont(blockFont({ family: '"Blocks"; } <b> 2' }))
    expect(family).toBe('Blocks b 2')
  })
})

describe('refused is', () => {
  const whole = blockFont()
  test.each([
    ['nothing', Buffer.alloc(0), 'fontEmpty'],
    ['a text', Buffer.from('This is no font at all.'), 'fontUnsupported'],
    ['a collection', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(60)]), 'fontCollection'],
    ['one that may not be embedded', blockFont({ fsType: 0x0002 }), 'fontEmbeddingForbidden'],
    ['one of which no part may be embedded', blockFont({ fsType: 0x0100 }), 'fontEmbeddingForbidden'],
    ['one without all plain letters', blockFont({ letters: 'abc' }), 'fontWithoutLetters'],
    ['one without a name', blockFont({ family: '<>' }), 'fontCorrupt'],
    ['the beginning of one', whole.subarray(0, whole.length / 2), 'fontCorrupt'],
    ['the head of one', whole.subarray(0, 14), 'fontCorrupt'],
    ['a WOFF2 that breaks off', includedFont('woff2').subarray(0, 9_000), 'fontCorrupt'],
    ['a WOFF that breaks off', includedFont('woff').subarray(0, 9_000), 'fontCorrupt'],
  ])('%s', async (_, sent, reason) => {
    await expect(readFont(sent)).rejects.toMatchObject(refusedFor(reason))
  })

  test('a variable font', async () => {
    await expect(readFont(await withTables(whole, { fvar: Buffer.alloc(20) }))).rejects.toMatchObject(
      refusedFor('fontVariable'),
    )
  })

  test('one that unpacks to more than may be kept, before it is unpacked', async () => {
    const woff2 = Buffer.from(includedFont('woff2'))
    woff2.writeUInt32BE(fontLimits.bytesUnpacked + 1, 16)
    await expect(readFont(woff2)).rejects.toMatchObject(refusedFor('fontTooLarge'))
    const woff = Buffer.from(includedFont('woff'))
    woff.writeUInt32BE(fontLimits.bytesUnpacked + 1, 44 + 12)
    await expect(readFont(woff)).rejects.toMatchObject(refusedFor('fontTooLarge'))
  })

  test('one whose tables are the same bytes again and again', async () => {
    const large = await withTables(whole, { name: Buffer.alloc(3_000_000) })
    const entry = (tag: string) => large.indexOf(tag, 0, 'latin1')
    for (const tag of ['OS/2', 'cmap', 'post', 'CFF '])
      large.copy(large, entry(tag) + 8, entry('name') + 8, entry('name') + 16)
    await expect(readFont(large)).rejects.toMatchObject(refusedFor('fontTooLarge'))
  })

  test.each(Array.from({ length: 40 }, (_, index) => index))('or read, whatever byte is another (%i)', async (seed) => {
    const sent = Buffer.from(seed % 2 === 0 ? whole : includedFont('woff'))
    for (let turn = 0; turn < 12; turn += 1) {
      const at = (seed * 7_919 + turn * 104_729) % Math.min(sent.length, 4_000)
      sent[at] = (seed * 31 + turn * 17) % 256
    }
    const outcome = await readFont(sent).then(
      ({ file }) => file.length > 0,
      (error: unknown) => error instanceof Error && error.name === 'AppError',
    )
    expect(outcome).toBe(true)
  })
})
