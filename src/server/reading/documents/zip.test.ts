import { expect, test } from 'vitest'
import { makeZip } from '../../../../tests/support/document-files.ts'
import { Zip } from './zip.ts'

const caps = { zipEntries: 3, zipPartBytes: 1000, zipTotalBytes: 2500 }

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

test.each([0, 6] as const)('parts are read back, compressed at level %i', (level) => {
  const zip = new Zip(makeZip({ 'a.xml': '<a/>', 'folder/b.xml': 'b'.repeat(1000) }, level))
  expect(zip.names).toEqual(['a.xml', 'folder/b.xml'])
  expect(text(zip.read('a.xml'))).toBe('<a/>')
  expect(text(zip.read('folder/b.xml'))).toBe('b'.repeat(1000))
  expect(zip.read('missing')).toBeUndefined()
})

test('a part that inflates beyond its limit is refused, though the archive calls it small', () => {
  const bytes = makeZip({ bomb: new Uint8Array(caps.zipPartBytes + 1) })
  const view = new DataView(bytes.buffer)
  const directoryAt = view.getUint32(bytes.length - 6, true)
  view.setUint32(directoryAt + 24, 10, true)
  expect(() => new Zip(bytes, caps).read('bomb')).toThrow(expect.objectContaining({ code: 'TOO_COMPLEX' }))
})

test.each([0, 6] as const)('the beginning of a part is read without its end, compressed at level %i', (level) => {
  const noise = Uint8Array.from({ length: 200_000 }, (_, at) => (at * at * 31) % 251)
  const zip = new Zip(makeZip({ noise, other: 'x' }, level))
  const pieces = [...zip.readPieces('noise')]
  expect(Buffer.concat(pieces).equals(noise)).toBe(true)
  const [first] = zip.readPieces('noise')
  expect(first && Buffer.from(noise).subarray(0, first.length).equals(first)).toBe(true)
  expect([...zip.readPieces('missing')]).toEqual([])
})

test('pieces beyond the limit are refused, and so are damaged ones', () => {
  const bomb = makeZip({ bomb: new Uint8Array(caps.zipPartBytes + 1) })
  expect(() => [...new Zip(bomb, caps).readPieces('bomb')]).toThrow(expect.objectContaining({ code: 'TOO_COMPLEX' }))
  const broken = makeZip({ 'a.xml': 'word '.repeat(1000) })
  broken.fill(0xff, 40, 60)
  expect(() => [...new Zip(broken).readPieces('a.xml')]).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
})

test('parts that are small each but too much together are refused', () => {
  const part = new Uint8Array(caps.zipPartBytes)
  const zip = new Zip(makeZip({ one: part, two: part, three: part }), caps)
  zip.read('one')
  zip.read('two')
  expect(() => zip.read('three')).toThrow(expect.objectContaining({ code: 'TOO_COMPLEX' }))
})

test('an archive of more parts than an office file ever has is refused', () => {
  expect(() => new Zip(makeZip({ a: '', b: '', c: '' }), caps)).not.toThrow()
  expect(() => new Zip(makeZip({ a: '', b: '', c: '', d: '' }), caps)).toThrow(
    expect.objectContaining({ code: 'TOO_COMPLEX' }),
  )
})

test('an archive cut short is damaged', () => {
  const bytes = makeZip({ 'a.xml': 'content' })
  expect(() => new Zip(bytes.subarray(0, bytes.length - 30))).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
})

test('a directory that points nowhere is damaged', () => {
  const bytes = makeZip({ 'a.xml': 'content' })
  new DataView(bytes.buffer).setUint32(bytes.length - 6, 0xfffffff0, true)
  expect(() => new Zip(bytes)).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
})

test('damaged contents are told apart from large ones', () => {
  const bytes = makeZip({ 'a.xml': 'content '.repeat(100) })
  bytes.fill(0xff, 35, 45)
  expect(() => new Zip(bytes).read('a.xml')).toThrow(expect.objectContaining({ code: 'CORRUPT' }))
})

test('an encrypted part asks for the password to be removed', () => {
  const bytes = makeZip({ 'a.xml': 'content' })
  const view = new DataView(bytes.buffer)
  const directoryAt = view.getUint32(bytes.length - 6, true)
  view.setUint16(directoryAt + 8, 1, true)
  expect(() => new Zip(bytes).read('a.xml')).toThrow(expect.objectContaining({ code: 'PASSWORD_PROTECTED' }))
})

test('sizes and places in 64 bits are understood', () => {
  expect(text(new Zip(toZip64(makeZip({ 'a.xml': 'content' }, 0))).read('a.xml'))).toBe('content')
})

/** Rewrites a one-part archive as large-file writers do: real values in extra fields, all ones in the old places. */
function toZip64(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes)
  const end = source.length - 22
  const directoryAt = source.readUInt32LE(end + 16)
  const header = Buffer.from(source.subarray(directoryAt, end))
  const extra = Buffer.alloc(28)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(24, 2)
  extra.writeBigUInt64LE(BigInt(header.readUInt32LE(24)), 4)
  extra.writeBigUInt64LE(BigInt(header.readUInt32LE(20)), 12)
  extra.writeBigUInt64LE(BigInt(header.readUInt32LE(42)), 20)
  header.writeUInt32LE(0xffffffff, 20)
  header.writeUInt32LE(0xffffffff, 24)
  header.writeUInt32LE(0xffffffff, 42)
  header.writeUInt16LE(extra.length, 30)

  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(BigInt(directoryAt), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(directoryAt + header.length + extra.length), 8)
  const ending = Buffer.from(source.subarray(end))
  ending.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([source.subarray(0, directoryAt), header, extra, record, locator, ending])
}
