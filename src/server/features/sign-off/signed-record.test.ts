import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { signOffFormat } from '#shared/contract/sign-off'
import { signRecord, verifyRecord, writeRecord } from './signed-record.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = { publicKey: publicKey.export({ format: 'jwk' }).x ?? '', privateKey }

type Contents = Parameters<typeof signRecord>[0]

/** Record `number` of a chain: of short and long texts, with and without each of its parts. */
function record(number: number, previous: string | null): Contents {
  const at = new Date(Date.UTC(2026, 10, 28) + number * 1_000).toISOString()
  return {
    statement: 'Evidence, not advice.',
    product: 'Postwright',
    workspace: { id: 'w', team: number % 2 ? 'Häfen' : null },
    chain: { number, previous },
    madeAt: at,
    post: { id: `p${number}`, title: 'Quay “two”', language: 'german', by: number % 3 ? 'Ada' : null },
    sources: [{ title: 'Quay', url: null, kind: 'text', published: null, readAt: at, textHash: 'ab'.repeat(32) }],
    writing: null,
    firstDraft: 'Draft.\n\n👍🏽 '.repeat(number % 7),
    finalText: `Text ${number}.\u2028`,
    claims: [{ text: '1,200 ships', kind: 'number', verdict: 'supported', accepted: null }],
    secondOpinion: null,
    reviewAsked: null,
    decisions: [],
    publication: null,
  }
}

const files: Buffer[] = []
let previous: string | null = null
for (let number = 1; number <= 1_000; number += 1) {
  const signed = signRecord(record(number, previous), key)
  previous = signed.hash
  files.push(Buffer.from(writeRecord(signed)))
}
const [first = Buffer.alloc(0)] = files

test('a record as it was handed out is intact', () => {
  expect(verifyRecord(first)).toMatchObject({ isIntact: true, signed: { format: signOffFormat } })
})

test('any byte changed in any of 1,000 records is found', () => {
  const missed: string[] = []
  for (const [index, file] of files.entries()) {
    // every place is hit by some of the records, and each record in several places, from its first byte to its last
    for (let place = index % 41; place < file.length; place += 41) {
      const changed = Buffer.from(file)
      changed[place] = (file[place] ?? 0) ^ (1 << (index % 8))
      if (verifyRecord(changed).isIntact) missed.push(`record ${index + 1}, byte ${place}`)
    }
  }
  expect(missed).toEqual([])
})

test('every byte of one record changed in every way is found', () => {
  const missed: string[] = []
  for (let place = 0; place < first.length; place += 1) {
    for (const by of [1, 2, 4, 8, 16, 32, 64, 128]) {
      const changed = Buffer.from(first)
      changed[place] = (first[place] ?? 0) ^ by
      if (verifyRecord(changed).isIntact) missed.push(`byte ${place} by ${by}`)
    }
  }
  expect(missed).toEqual([])
})

test.each<[string, (file: string) => string]>([
  ['a byte cut off', (file) => file.slice(0, -1)],
  ['a blank added', (file) => `${file} `],
  ['another indentation', (file) => `${JSON.stringify(JSON.parse(file))}\n`],
  ['fields in another order', (file) => reversed(file)],
  ['a field that nobody signed', (file) => file.replace('{\n', '{\n  "approved": true,\n')],
  ['a byte order mark', (file) => `\ufeff${file}`],
  ['an empty file', () => ''],
])('%s is found', (_name, change) => {
  expect(verifyRecord(Buffer.from(change(first.toString())))).toMatchObject({ isIntact: false })
})

test('a record signed again with another key names that key', () => {
  const other = generateKeyPairSync('ed25519')
  const forged = signRecord(record(1, null), {
    publicKey: other.publicKey.export({ format: 'jwk' }).x ?? '',
    privateKey: other.privateKey,
  })
  const verdict = verifyRecord(Buffer.from(writeRecord(forged)))
  expect(verdict.isIntact && verdict.signed.key.id).not.toBe(signRecord(record(1, null), key).key.id)
})

function reversed(file: string): string {
  const fields = Object.entries(JSON.parse(file) as object).toReversed()
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}
