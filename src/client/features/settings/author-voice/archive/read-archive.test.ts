import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readArchive } from './read-archive.ts'

const header = 'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility'
const long = 'We closed our second shop last week, and I want to say why it was the right thing to do'

/** A row as LinkedIn writes it: each line of the post in quotes of its own, all of it quoted once more. */
function row(date: string, post: string): string {
  const lines = post
    .replaceAll('"', '""')
    .split('\n')
    .map((line, place, all) => `${place > 0 ? '"' : ''}${line}${place < all.length - 1 ? '"' : ''}`)
  return `${date},https://www.linkedin.com/feed/update/1,"${lines.join('\n').replaceAll('"', '""')}",,,MEMBER_NETWORK`
}

function csv(...rows: string[]): Uint8Array {
  return strToU8([header, ...rows].join('\r\n'))
}

function blob(bytes: Uint8Array): Blob {
  return new Blob([bytes as BlobPart])
}

async function problemOf(bytes: Uint8Array): Promise<unknown> {
  return await readArchive(blob(bytes)).then(
    () => null,
    (error) => error.problem,
  )
}

const post = `${long}.\n\nA "plan" you love, still only a plan.\nLook at the till.`

describe('LinkedIn’s archive', () => {
  test('gives the posts with their lines and quotes, the newest first', async () => {
    const shares = csv(row('2024-01-02 10:00:00', `${long} in January.`), row('2025-03-04 09:00:00', post))
    const found = await readArchive(blob(shares))
    expect(found).toEqual({
      posts: [post, `${long} in January.`],
      found: 2,
      dated: [
        { postedOn: '2025-03-04', content: post },
        { postedOn: '2024-01-02', content: `${long} in January.` },
      ],
    })
  })

  test('is read from the ZIP as it comes, packed or not, in any folder', async () => {
    const shares = csv(row('2025-03-04 09:00:00', post))
    for (const level of [0, 6] as const) {
      const zip = zipSync({ 'Connections.csv': strToU8('First Name\nAnna'), 'data/Shares.csv': shares }, { level })
      expect((await readArchive(blob(zip))).posts).toEqual([post])
    }
  })

  test('gives no more than fifty, no remark on a link, none twice and none too long', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(`2025-01-01 00:00:${index + 10}`, `${long} ${index}.`))
    const others = [row('2026-01-01', 'Worth a read.'), rows[0] ?? '', row('2026-01-01', `${long} `.repeat(70))]
    const found = await readArchive(blob(csv(...rows, ...others, '2025,,,,,')))
    expect(found.found).toBe(60)
    expect(found.posts).toHaveLength(50)
    expect(found.posts[0]).toBe(`${long} 59.`)
  })

  test('may be a table by other hands: fields without quotes, a mark at its beginning, rows that end early', async () => {
    const plain = long.replace(',', '')
    const text = `\uFEFFsharecommentary,Date\n${plain},2025\n\nx`
    expect((await readArchive(blob(strToU8(text)))).posts).toEqual([plain])
  })
})

describe('what is no such archive says why', () => {
  test.each([
    ['noShares', strToU8('')],
    ['noShares', strToU8('Name,Address\nAnna,Here')],
    ['noShares', zipSync({ 'Profile.csv': strToU8('First Name\nAnna') })],
    ['noPosts', csv()],
    ['noPosts', csv(row('2025', 'Worth a read.'))],
    ['unreadable', strToU8('PK and nothing else')],
    ['unreadable', zipSync({ 'Shares.csv': csv(row('2025', post)) }).slice(0, 80)],
    ['tooLarge', new Uint8Array(21 * 1024 * 1024).fill(0x61)],
  ])('%s', async (problem, bytes) => {
    expect(await problemOf(bytes)).toBe(problem)
  })

  test('a file that unpacks to far more than it says', async () => {
    const zip = zipSync({ 'Shares.csv': new Uint8Array(40 * 1024 * 1024) }, { level: 1 })
    const view = new DataView(zip.buffer, zip.byteOffset)
    const directory = zip.length - 22 - 46 - 'Shares.csv'.length
    for (const at of [22, directory + 24]) view.setUint32(at, 1_000, true) // it claims a thousand bytes
    expect(await problemOf(zip)).toBe('tooLarge')
  })

  test('packed bytes that are damaged, a password, another way of packing', async () => {
    const zip = () => zipSync({ 'Shares.csv': csv(row('2025', post), row('2024', `${long} again.`)) })
    const directory = zip().length - 22 - 46 - 'Shares.csv'.length
    const change = (at: number, value: number) => {
      const bytes = zip()
      new DataView(bytes.buffer, bytes.byteOffset).setUint16(at, value, true)
      return bytes
    }
    expect(await problemOf(change(30 + 'Shares.csv'.length, 0xffff))).toBe('unreadable')
    expect(await problemOf(change(directory + 8, 1))).toBe('encrypted')
    expect(await problemOf(change(directory + 10, 12))).toBe('unreadable')
  })

  test('a table of contents that points anywhere', async () => {
    const zip = zipSync({ 'Shares.csv': csv(row('2025', post)) })
    const directory = zip.length - 22 - 46 - 'Shares.csv'.length
    for (let at = directory; at < zip.length; at += 1) {
      const bytes = zip.slice()
      bytes[at] = 0xff
      expect([null, 'unreadable', 'tooLarge', 'noShares', 'encrypted']).toContain(await problemOf(bytes))
    }
  })

  test('quotes that never close, commas and line ends without number, each in a time that grows with the text', async () => {
    const pieces = ['"', '""', '"\n', ',', '\n', '\r', '"a"b', '",']
    const hostile = pieces.map((piece) => piece.repeat(500_000 / piece.length))
    for (const text of hostile) {
      const startedAt = process.cpuUsage()
      const problem = await problemOf(strToU8(`${header}\n${text}`))
      const { user, system } = process.cpuUsage(startedAt)
      expect([null, 'noPosts', 'tooLarge'], JSON.stringify(text.slice(0, 4))).toContain(problem)
      expect((user + system) / 1000, JSON.stringify(text.slice(0, 4))).toBeLessThan(5_000)
    }
  })
})
