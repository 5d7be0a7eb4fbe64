import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { type Verdict, verifyRecord } from '#server/features/sign-off/signed-record'

/**
 * npm run verify -- FILE ... [--key ID]: says whether sign-off records are as they were signed, without a database. A
 * PDF is checked by the record attached to it. Several records of one workspace are also checked for gaps in their chain.
 */

const reasons: Record<Extract<Verdict, { isIntact: false }>['why'], string> = {
  unreadable: 'this is not a sign-off record.',
  rewritten: 'the file is not written as it was handed out.',
  record: 'the record was changed after it was signed.',
  key: 'the key was changed.',
  signature: 'the signature is not of this record and key.',
}

const files = process.argv.slice(2)
const option = files.indexOf('--key')
const [, wantedKey] = option < 0 ? [] : files.splice(option, 2)
if (files.length === 0) {
  console.error('Say which files: npm run verify -- FILE ... [--key ID]')
  process.exitCode = 1
}

type Signed = Extract<Verdict, { isIntact: true }>['signed']
const intact: Signed[] = []
for (const file of files) {
  const line = verify(file)
  console.log(`${file}: ${line}`)
}
for (const line of gapsIn(intact)) {
  console.log(line)
  process.exitCode = 1
}

function verify(file: string): string {
  const verdict = verifyRecord(readRecord(file))
  if (!verdict.isIntact) {
    process.exitCode = 1
    return `CHANGED: ${reasons[verdict.why]}`
  }
  const { record, key } = verdict.signed
  if (wantedKey !== undefined && key.id !== wantedKey) {
    process.exitCode = 1
    return `FOREIGN: it is intact, but signed with the key ${key.id}.`
  }
  intact.push(verdict.signed)
  return `intact. Record ${record.chain.number} of workspace ${record.workspace.id}, made ${record.madeAt}, signed with the key ${key.id}.`
}

/** A PDF's attachment, as this product writes it; any other file as it is. */
function readRecord(file: string): Uint8Array {
  const bytes = readFileSync(file)
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return bytes
  const start = bytes.indexOf('/Type /EmbeddedFile')
  const head = /^[^>]*\/Length (\d+) >>\nstream\n/.exec(bytes.subarray(start, start + 200).toString('latin1'))
  if (start < 0 || !head) return Buffer.alloc(0)
  const from = start + head[0].length
  try {
    return inflateSync(bytes.subarray(from, from + Number(head[1])))
  } catch {
    return Buffer.alloc(0) // changed
  }
}

function gapsIn(records: readonly Signed[]): string[] {
  const inOrder = records.map(({ record, hash }) => ({ ...record.chain, hash, workspace: record.workspace.id }))
  inOrder.sort((a, b) => a.workspace.localeCompare(b.workspace) || a.number - b.number)
  return inOrder.flatMap((next, index) => {
    const before = inOrder[index - 1]
    if (before?.workspace !== next.workspace || before.hash === next.hash) return []
    if (before.number + 1 !== next.number)
      return [`GAP: after record ${before.number} of workspace ${next.workspace} comes record ${next.number}.`]
    return before.hash === next.previous
      ? []
      : [`BROKEN: record ${next.number} of workspace ${next.workspace} does not follow record ${before.number}.`]
  })
}
