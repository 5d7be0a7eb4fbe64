import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeFiles, textOf as textOfCode } from './source-files.ts'

/** The handbook is right: commands run or are marked as not runnable, links work, quoted sentences exist. */

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/handbook')
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8')

interface Block {
  page: string
  info: string
  lines: string[]
}

function blocksOf(page: string): Block[] {
  const found = textOf(page).matchAll(/^ *```(.*)\n([\s\S]*?)^ *```$/gm)
  return [...found].map(([, info = '', body = '']) => ({ page, info, lines: body.trim().split('\n') }))
}

const blocks = pages.flatMap(blocksOf)
const programs = /^(?:\w+=\S+ )*(?:npm|node|npx|docker|curl|psql|pg_dump|tar|systemctl|systemd-run|sudo|git|cp|mv)\b/

describe('commands', () => {
  test('stand in fences that say who runs them', () => {
    for (const { page, info, lines } of blocks) {
      const isMarked = /^sh (?:run by \S+|not run by the tests)$/.test(info)
      const isCommand = info.startsWith('sh') || lines.some((line) => programs.test(line.trim()))
      const hint = `write \`\`\`sh run by tests/... or \`\`\`sh not run by the tests before: ${lines[0]} (${page})`
      expect(isMarked || !isCommand, hint).toBe(true)
    }
    for (const page of pages) {
      const indented = textOf(page)
        .replace(/^ *```[\s\S]*?^ *```$/gm, '')
        .match(/\n\n {4}(?! *\d+\.| *- ).*/g)
      expect(indented?.filter((line) => programs.test(line.trim())) ?? [], `use a fence in ${page}`).toEqual([])
    }
  })

  test('are run where they say', () => {
    for (const { page, info, lines } of blocks) {
      const file = /^sh run by (\S+)$/.exec(info)?.[1]
      if (!file) continue
      expect(existsSync(join(root, file)), `${file}, named in ${page}`).toBe(true)
      const code = readFileSync(join(root, file), 'utf8')
      for (const line of lines) {
        // 'backup' of npm run backup -- FILE, 'mails' of npm run admin -- mails EMAIL
        const words = line.match(/(?<=npm run |start\.js |-- )[a-z-]+\b/g) ?? []
        for (const word of words) expect(code, `${word} in ${file}, for ${page}`).toMatch(new RegExp(`\\b${word}\\b`))
      }
    }
  })

  test('exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    for (const page of pages) {
      for (const [, name = ''] of textOf(page).matchAll(/npm run (?:--silent )?([a-z-]+)/g)) {
        expect(Object.keys(scripts), `npm run ${name} in ${page}`).toContain(name)
      }
    }
  })
})

describe('links', () => {
  const anchorsOf = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    )

  test('lead to pages and headings that are there', () => {
    for (const page of pages) {
      for (const [, href = ''] of textOf(page).matchAll(/\]\(([^)\s]+)\)/g)) {
        // the reference is made while building
        if (/^https?:/.test(href) || ['/third-party-notices.txt', 'api-reference.md'].includes(href)) continue
        const [path = '', anchor] = href.split('#')
        const target = path === '' ? join(folder, page) : join(folder, path)
        expect(existsSync(target), `${href} in ${page}`).toBe(true)
        if (anchor) expect(anchorsOf(target), `${href} in ${page}`).toContain(anchor)
      }
    }
  })

  test('of the first page lead to all others', () => {
    const first = textOf('README.md')
    for (const page of pages) if (page !== 'README.md') expect(first).toContain(`](${page})`)
  })
})

test('a message that the troubleshooting quotes is one of ours', () => {
  const ours = codeFiles.filter((path) => /^(?:server|shared)\//.test(path))
  const code = [...ours.map(textOfCode), readFileSync(join(root, 'scripts/prepare.mjs'), 'utf8')]
    .join('\n')
    .replaceAll(/['`] \+\n\s*['`]/g, '')
    .replaceAll(/\$\{oldestNode\.join\('\.'\)\}/g, '20.19')
  const quoted = [...textOf('troubleshooting.md').matchAll(/^### "(.+)"$/gm)].map(([, sentence = '']) => sentence)
  expect(quoted).not.toEqual([])
  for (const sentence of quoted) {
    if (sentence.startsWith('listen EADDRINUSE')) continue // Node's own
    for (const part of sentence.split('...')) expect(code, sentence).toContain(part.trim())
  }
})

test('what the page for authors sets in bold is a button, tab or page of the product', () => {
  const words = codeFiles
    .filter((path) => /^client\/.*texts\.ts$/.test(path))
    .map(textOfCode)
    .join('\n')
  const names = [...textOf('writing.md').matchAll(/\*\*([^*]+)\*\*/g)]
    .flatMap(([, name = '']) => name.split(' > '))
    .map((name) => name.replaceAll(/\s+/g, ' '))
  expect(names).not.toEqual([])
  expect(names.filter((name) => !words.includes(`'${name}'`))).toEqual([])
})
