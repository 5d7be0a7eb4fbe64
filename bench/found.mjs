import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAllowList } from '../dist/server/reading/fetch/allow-list.js'
import { readDocument, readUrl } from '../dist/server/reading/reader/reader.js'

/**
 * Awkward inputs, each of a kind that people reported against programs of this sort: what must be read of it and what
 * must not. Pages are fetched by address on loopback, files are read from disk. Needs a build; exits with 1 where one is
 * read wrongly.
 *
 *   node bench/found.mjs [--data DIR] [--only TEXT]
 *     DIR holds the inputs and cases.json [{file, kind, must?, not?, fields?, told?}]: regular expressions over the text
 *     that is read, and over the article's fields (null: there is none); `told` over what the person is told.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data/found', import.meta.url).pathname },
    only: { type: 'string', default: '' },
  },
})

const list = join(options.data, 'cases.json')
if (!existsSync(list)) {
  console.log(`found: no inputs in ${options.data}; name a folder with --data`)
  process.exit(0)
}
const cases = JSON.parse(readFileSync(list, 'utf8')).filter(({ file }) => file.includes(options.only))
const server = await serve()
let right = 0
for (const each of cases) {
  const faults = faultsOf(each, await read(each.file))
  if (faults.length === 0) right += 1
  else console.log(`found: ${each.file} (${each.kind})\n${faults.map((fault) => `         ${fault}`).join('\n')}`)
}
server.close()
console.log(`found: ${right} of ${cases.length} read truly`)
process.exitCode = right === cases.length ? 0 : 1

async function serve() {
  const started = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(readFileSync(join(options.data, decodeURIComponent(request.url.slice(1)))))
  })
  await new Promise((resolve) => started.listen(0, '127.0.0.1', resolve))
  return started
}

async function read(file) {
  try {
    if (!/\.x?html?$/.test(file)) {
      return { article: await readDocument(readFileSync(join(options.data, file)), { filename: file, mimeType: '' }) }
    }
    const { port } = server.address()
    const allow = parseAllowList(`found.example.net=127.0.0.1:${port}`)
    return { article: await readUrl(`http://found.example.net:${port}/${file}`, { allow }) }
  } catch (error) {
    return { told: `${error.code} ${error.message}` }
  }
}

function faultsOf({ must = [], not = [], fields = {}, told }, { article, told: said = '' }) {
  const text = article?.text ?? ''
  return [
    ...must.filter((each) => !new RegExp(each).test(text)).map((each) => `lacks ${each}: ${excerpt(text, said)}`),
    ...not.filter((each) => new RegExp(each, 'm').test(text)).map((each) => `has ${each}: ${around(text, each)}`),
    ...Object.entries(fields)
      .filter(([name, wanted]) => !isField(article?.[name], wanted))
      .map(([name, wanted]) => `${name} is ${JSON.stringify(article?.[name])}, not ${JSON.stringify(wanted)} ${said}`),
    ...(told && !isTold(told, article, said) ? [`says ${said || 'nothing'}, not ${told}: ${excerpt(text, said)}`] : []),
  ]
}

function isField(value, wanted) {
  if (wanted === null) return (value ?? null) === null
  return typeof wanted === 'object' ? new RegExp(wanted.re).test(String(value)) : value === wanted
}

function isTold(told, article, said) {
  return new RegExp(told, 'i').test(article ? JSON.stringify(article.leftOut ?? {}) : said)
}

function excerpt(text, said) {
  return said || text.replaceAll('\n', '\\n').replaceAll('\t', '\\t').slice(0, 1500)
}

function around(text, pattern) {
  const at = new RegExp(pattern, 'm').exec(text)?.index ?? 0
  return text
    .slice(Math.max(0, at - 60), at + 80)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
}
